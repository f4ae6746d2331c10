import { zip } from './zip.ts'

/** A package as pip installs it without building it: a module that knows its version. */
export function wheel(name: string, version: string): Buffer {
  const info = `${name}-${version}.dist-info`
  const files = {
    [`${name}.py`]: `VERSION = "${version}"\n`,
    [`${info}/METADATA`]: `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\n`,
    [`${info}/WHEEL`]: 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n'
  }
  const record = [...Object.keys(files), `${info}/RECORD`].map((path) => `${path},,\n`).join('')
  return zip(
    ...Object.entries({ ...files, [`${info}/RECORD`]: record }).map(([path, content]) => ({ name: path, content }))
  )
}
