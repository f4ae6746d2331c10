import { execFileSync } from 'node:child_process'

/** A path in a commit: a file with its mode, a link, or a submodule, whose content is the id of its commit. */
export interface ImportedFile {
  readonly mode: '100644' | '100755' | '120000' | '160000'
  readonly content: Buffer | string
}

export type ImportedTree = ReadonlyMap<string, ImportedFile>

/** Commits trees one after the other with a single process. No path and no content passes the disk. Returns the commits. */
export function importCommits(gitDir: string, trees: readonly ImportedTree[]): readonly string[] {
  const stream = trees.flatMap((tree, index) => [
    `commit refs/heads/main\nmark :${index + 1}\ncommitter t <t@t> ${index} +0000\ndata 0\ndeleteall\n`,
    ...[...tree].flatMap(([path, file]) => fileCommand(path, file)),
    `get-mark :${index + 1}\n`
  ])
  const input = Buffer.concat(stream.map((part) => Buffer.from(part)))
  const args = ['--git-dir', gitDir, 'fast-import', '--quiet', '--force', '--date-format=raw', '--cat-blob-fd=1']
  return execFileSync('git', args, { input, encoding: 'utf8' }).trim().split('\n')
}

function fileCommand(path: string, { mode, content }: ImportedFile): readonly (string | Buffer)[] {
  const quoted = `"${path.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}"`
  if (mode === '160000') return [`M ${mode} ${content.toString()} ${quoted}\n`]
  const bytes = Buffer.from(content)
  return [`M ${mode} inline ${quoted}\ndata ${bytes.length}\n`, bytes, '\n']
}
