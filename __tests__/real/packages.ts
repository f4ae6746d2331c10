import type { RealPackage } from './real-package.ts'

/** Published packages at the version before a fix. No file of theirs is in this repository: the edits are computed from two versions. */
export const packages: readonly RealPackage[] = [
  {
    shows: 'tape',
    registry: 'npm',
    name: 'shell-quote',
    broken: { version: '1.7.2', sha256: 'acbfa9bdcca8afb26b9a674de099c0abbea59c2556e372e30d87fa56f714b04a' },
    fixed: { version: '1.7.3', sha256: '568d0eddf164f1c4eb1b3a0024d5d4b2069c0ee657ee976315b08689ad0d204b' },
    tests: ['test/'],
    fix: ['index.js'],
    names: ["chars for windows paths don't break out › should be equal"]
  },
  {
    shows: 'lint, tap and type tests',
    registry: 'npm',
    name: 'cron-parser',
    broken: { version: '4.8.0', sha256: '44d3dee96b27d0020a314abd9f6a1ac6771fc09dc2287bb6d9887d4f0e92cb87' },
    fixed: { version: '4.8.1', sha256: 'd4136ef63459b6c84825540adc5864576d47aca112575a2c41ed55b8b3e6b393' },
    tests: ['test/'],
    fix: ['lib/field_stringify.js'],
    names: ['./test/field_stringify.js › stringify multiple ranged values › should be equal']
  },
  {
    shows: 'tap, jest and type tests',
    registry: 'npm',
    name: 'process-warning',
    broken: { version: '2.3.0', sha256: 'b44907ecde4516007ce370af9d80e9ed7dc68d5aeeca94e8307d79dcc2771ed2' },
    fixed: { version: '2.3.1', sha256: 'e3898ae7c6cfaaa240ee72d90b2705a06beae4b4dd3d7fd939a2b84e7a5f4589' },
    tests: ['test/'],
    fix: ['index.js'],
    names: ['test/issue-88.test.js › test count exceeds plan']
  },
  {
    shows: 'pytest',
    registry: 'pypi',
    name: 'parse',
    broken: { version: '1.20.1', sha256: '' },
    fixed: { version: '1.20.2', sha256: '' },
    tests: ['tests/'],
    fix: ['parse.py'],
    names: ['tests/test_parse.py::test_hyphen_inside_field_name']
  },
  {
    shows: 'pytest, extras',
    registry: 'pypi',
    name: 'sqlparse',
    broken: { version: '0.5.0', sha256: '714d0a4932c059d16189f58ef5411ec2287a4360f17cdd0edd2d09d4c5087c93' },
    fixed: { version: '0.5.1', sha256: 'bb6b4df465655ef332548e24f08e205afc81b9ab86cb1c45657a7ff173a3a00e' },
    tests: ['tests/'],
    fix: [
      'sqlparse/__init__.py',
      'sqlparse/cli.py',
      'sqlparse/engine/grouping.py',
      'sqlparse/engine/statement_splitter.py',
      'sqlparse/filters/others.py',
      'sqlparse/filters/reindent.py',
      'sqlparse/formatter.py',
      'sqlparse/keywords.py',
      'sqlparse/sql.py'
    ],
    names: ['tests/test_format.py::TestFormat::test_strip_comments_multi']
  },
  {
    shows: 'go test',
    registry: 'go',
    name: 'github.com/spf13/cast',
    broken: { version: 'v1.7.0', sha256: '7b24198857474e3f3c9c368fdec153b06003d06863a182c77c0605c3e51002c1' },
    fixed: { version: 'v1.7.1', sha256: 'ff1732498075dcb9da29be52202f3d7c8561e559480586f5e08617daf8d514f6' },
    tests: ['cast_test.go'],
    fix: ['caste.go'],
    names: ['github.com/spf13/cast.TestToUint64E']
  },
  {
    shows: 'go test',
    registry: 'go',
    name: 'github.com/gosimple/slug',
    broken: { version: 'v1.13.0', sha256: 'a0b2d3973f17680d2b96919e5a3385c2c16c9b848c0c2cedf7952a1ef744a030' },
    fixed: { version: 'v1.13.1', sha256: '434fba5c286b52fcdf4ec6950c83423b48f6908b0fd7ba46fe1266632422f166' },
    tests: ['slug_test.go'],
    fix: ['slug.go'],
    names: ['github.com/gosimple/slug.TestSlugMakeSmartTruncate']
  }
]
