import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../../support/property-seed.ts'
import { readPatch } from '../../../src/tools/patch/read-patch.ts'
import { propertyRuns } from '../../support/property-runs.ts'

const name = fc.constantFrom('a.txt', 'q.txt', 'lib/a.txt', 'a b.txt', 'a b/a b.txt')

/** How a tool writes a name before and after. */
const style = fc.constantFrom<readonly [(name: string) => string, (name: string) => string]>(
  [(path) => `a/${path}`, (path) => `b/${path}`],
  [(path) => `i/${path}`, (path) => `w/${path}`],
  [(path) => path, (path) => path],
  [(path) => `"a/${path}"`, (path) => `"b/${path}"`]
)
const kind = fc.constantFrom('change', 'add', 'delete', 'rename')

interface Written {
  readonly kind: string
  readonly before: string
  readonly after: string
}

function linesBelow([old, current]: readonly [(name: string) => string, (name: string) => string], written: Written) {
  const { kind: what, before, after } = written
  const renamed = what === 'rename' ? [`rename from ${before}`, `rename to ${after}`] : []
  const mode = { add: ['new file mode 100644'], delete: ['deleted file mode 100644'] }[what] ?? []
  return [
    ...mode,
    ...renamed,
    `--- ${what === 'add' ? '/dev/null' : old(before)}`,
    `+++ ${what === 'delete' ? '/dev/null' : current(after)}`,
    ...({ add: ['@@ -0,0 +1 @@', '+y'], delete: ['@@ -1 +0,0 @@', '-x'] }[what] ?? ['@@ -1 +1 @@', '-x', '+y'])
  ]
}

it('reads a diff only if all lines above its hunks name the same files', async () => {
  await fc.assert(
    fc.asyncProperty(kind, style, fc.tuple(name, name, name, name), async (what, forms, names) => {
      const [before, target, headBefore, headTarget] = names
      const after = what === 'rename' ? target : before
      const headAfter = what === 'rename' ? headTarget : headBefore
      fc.pre(what !== 'rename' || (before !== after && headBefore !== headAfter))
      const [old, current] = forms
      // With one name, or two, i/ and w/ can be folders.
      fc.pre(what === 'change' || !old('').startsWith('i/'))
      const head = `diff --git ${old(headBefore)} ${current(headAfter)}`
      const patch = [head, ...linesBelow(forms, { kind: what, before, after }), ''].join('\n')
      const read = await readPatch(patch).then(
        ([section]) => section?.path,
        () => 'refused'
      )
      const isSame = before === headBefore && after === headAfter
      const path = what === 'add' ? after : before
      expect(read).toBe(isSame ? path : 'refused')
    }),
    { numRuns: propertyRuns(500) }
  )
})

it.each([
  ['diff --git a/a.txt b/a.txt', '--- a.txt', '+++ a.txt'],
  ['diff --git a/a.txt b/a.txt', '--- a/a.txt\t2026-01-01', '+++ b/a.txt\t2026-01-02'],
  ['Index: a.txt\n=====', '--- a.txt\t(revision 1)', '+++ a.txt\t(working copy)'],
  ['Index: a.txt\n=====', '--- a.txt (revision 1)', '+++ a.txt (working copy)']
])('reads %j with %j and %j', async (...lines) => {
  await expect(readPatch([...lines, '@@ -1 +1 @@', '-x', '+y', ''].join('\n'))).resolves.toHaveLength(1)
})

it.each([
  ['diff --git a/a.txt b/a.txt', '--- a/q.txt', '+++ b/q.txt'],
  ['diff --git a/a.txt b/a.txt', '--- a/a.txt', '+++ b/q.txt'],
  ['diff --git a/a.txt b/q.txt', '--- a/a.txt', '+++ /dev/null'],
  ['diff --git a/a.txt b/a.txt\nrename from q.txt\nrename to r.txt', '--- a/a.txt', '+++ b/a.txt'],
  ['Index: a.txt\n=====', '--- q.txt', '+++ q.txt']
])('refuses %j with %j and %j', async (...lines) => {
  const patch = [...lines, '@@ -1 +1 @@', '-x', '+y', ''].join('\n')
  await expect(readPatch(patch)).rejects.toThrow(/Write the same names|Send one file at a time/)
})

it('refuses a line that is longer than any two paths', async () => {
  const patch = `diff --git ${'a '.repeat(5_000)}\n--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-x\n+y\n`
  await expect(readPatch(patch)).rejects.toThrow(/Write the same names/)
})
