import { describe, expect, it } from '@jest/globals'
import { readPatchCommand } from '../../src/policy/patch-command.ts'

const patch = '*** Begin Patch\n*** Add File: x\n+price is $1\n*** End Patch\n'
const quoted = `'${patch.replaceAll("'", String.raw`'\''`)}'`

describe('a command line that is a patch', () => {
  it.each([
    ['a here-document', `apply_patch <<'EOF'\n${patch}EOF`, undefined],
    ['the other name of the program', `applypatch <<"EOF"\n${patch}EOF\n`, undefined],
    ['a folder before it', `cd 'src/a b' && apply_patch <<'P'\n${patch}P`, 'src/a b'],
    ['an argument', `apply_patch ${quoted}`, undefined],
    ['the script of a shell', `bash -lc "cd lib && apply_patch <<'P'\n${patch.replace('$', String.raw`\$`)}P"`, 'lib'],
    ['a here-document without its tabs', `apply_patch <<-'P'\n${patch.replaceAll(/^/gm, '\t')}P`, undefined]
  ])('is recognized when it is %s', (...[, line, folder]) => {
    expect(readPatchCommand(line)).toEqual({ kind: 'patch', patch, folder })
  })

  it.each([
    ['the bare text', patch, /Pass it to the tool apply_patch/],
    ['the bare text as the script of a shell', `bash -c ${quoted}`, /Pass it to the tool apply_patch/],
    ['a here-document in which the shell would change the patch', `apply_patch <<EOF\n${patch}EOF`, /write <<'EOF'/]
  ])('is malformed when it is %s', (...[, line, problem]) => {
    expect(readPatchCommand(line)).toEqual({ kind: 'malformed', problem: expect.stringMatching(problem) })
  })
})

it.each([
  ['another command before it', `echo x && apply_patch <<'P'\n${patch}P`],
  ['cd and a semicolon', `cd src; apply_patch <<'P'\n${patch}P`],
  ['two folders', `cd a && cd b && apply_patch <<'P'\n${patch}P`],
  ['a home folder', `cd ~/x && apply_patch <<'P'\n${patch}P`],
  ['the folder before', `cd - && apply_patch <<'P'\n${patch}P`],
  ['a folder that is not spelled out', `cd "$X" && apply_patch <<'P'\n${patch}P`],
  ['a command after it', `apply_patch <<'P' && rm x\n${patch}P`],
  ['a second line', `apply_patch <<'P'\n${patch}P\nrm x`],
  ['something to fall back on', `apply_patch <<'P' || rm x\n${patch}P`],
  ['a pipe', `cat <<'P' | apply_patch\n${patch}P`],
  ['an argument that is no patch', `apply_patch x <<'P'\n${patch}P`],
  ['its output written to a file', `apply_patch <<'P' > x\n${patch}P`],
  ['a variable set for it', `A=1 apply_patch <<'P'\n${patch}P`],
  ['the background', `apply_patch <<'P' &\n${patch}P`],
  ['no patch at all', 'apply_patch --help && true'],
  ['only its name', 'grep apply_patch src'],
  ['a quote left open', `cd "src && apply_patch <<P\n${patch.replace('$', '')}P`]
])('leaves a line with %s to the rules for commands', (...[, line]) => {
  expect(readPatchCommand(line)).toBeUndefined()
})
