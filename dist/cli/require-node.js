// Copied into dist/cli, where it runs before everything else. Without it, an older Node fails with a message that helps nobody.

const NEEDED = 24

if (Number.parseInt(process.versions.node) < NEEDED) {
  process.stderr.write(
    `Forgehand needs Node ${NEEDED} or newer, and this is ${process.versions.node}. Install it from https://nodejs.org, then repeat the command.\n`
  )
  process.exit(1)
}
