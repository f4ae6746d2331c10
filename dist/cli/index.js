#!/usr/bin/env node
import './require-node.js'
import { programs } from '../programs/index.js'

await programs.cli()
