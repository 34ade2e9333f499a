### What the pages of the club share

club-rating = { NUMBER($rating, useGrouping: "false") }
