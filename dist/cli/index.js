#!/usr/bin/env node
import { programs } from '../programs/index.js'

await programs.cli()
