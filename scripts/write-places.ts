/** Writes the table of places in docs/sandbox.md. Needs root, bubblewrap and a built `dist/`. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { places } from '../__tests__/support/places/places.ts'
import { rowOf, withPlaces, type PlaceRow } from '../__tests__/support/places/table.ts'
import { openVisitor } from '../__tests__/support/places/visit.ts'

const path = join(import.meta.dirname, '../docs/sandbox.md')
await using visitor = await openVisitor()
const rows: PlaceRow[] = []
for (const place of places) rows.push(rowOf(place, await visitor.visit(place)))
const written = withPlaces(await readFile(path, 'utf8'), rows)
await writeFile(path, await format(written, { ...(await resolveConfig(path)), parser: 'markdown' }))
