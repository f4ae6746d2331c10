#!/usr/bin/env node
require('./require-node.js')
require('../programs/index.cjs').programs.cli()
