// For browsers that know no modules, and so none of the others: says so.
var old = document.getElementById("old");
if (old) old.hidden = false;
