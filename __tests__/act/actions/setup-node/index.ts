const wanted = process.env['INPUT_NODE-VERSION'] ?? ''
if (!process.version.startsWith(`v${wanted}.`)) throw new Error(`PATH has Node.js ${process.version}, not ${wanted}.`)
