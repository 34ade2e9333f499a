"""How fast the rules, the search and the environments are: what `tilewright bench` measures."""
