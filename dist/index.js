require('./programs/index.cjs').programs.action()
