require('../programs/index.cjs').programs.post()
