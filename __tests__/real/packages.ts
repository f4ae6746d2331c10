import type { RealPackage } from './real-package.ts'

/** Published packages at the version before a fix. No file of theirs is in this repository: the edits are computed from two versions. */
export const packages: readonly RealPackage[] = [
  {
    shows: 'tap before version 1',
    registry: 'npm',
    name: 'minimist',
    broken: { version: '1.2.5', sha256: 'a1800ce4d39356e96497bd09a41fad0033a13dd8eeb469008333547505ce4350' },
    fixed: { version: '1.2.6', sha256: '49c9124665fc1900e589be610b8dc69d5e61a179e9ed8547c6d61d30a225e726' },
    tests: ['test/'],
    fix: ['index.js'],
    names: ['proto pollution (constructor function) › should be equal']
  },
  {
    shows: 'mocha',
    registry: 'npm',
    name: 'object-path',
    broken: { version: '0.11.7', sha256: '6e253da45f3b9f6cd75b9929a4d218b2888d96971b2c43feebf8330d83e8b496' },
    fixed: { version: '0.11.8', sha256: '5818c97461a154c7aa717b4b38687f58d4a1e7636a4753269ae79e416c2b7593' },
    tests: ['test.js'],
    fix: ['index.js'],
    names: ['get › [security] should not get magic properties in inheritedProps mode']
  },
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
    shows: 'pytest',
    registry: 'pypi',
    name: 'parse',
    broken: { version: '1.20.1', sha256: '09002ca350ad42e76629995f71f7b518670bcf93548bdde3684fd55d2be51975' },
    fixed: { version: '1.20.2', sha256: 'b41d604d16503c79d81af5165155c0b20f6c8d6c559efa66b4b695c3e5a0a0ce' },
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
  },
  {
    shows: 'pytest',
    registry: 'pypi',
    name: 'pathspec',
    broken: { version: '0.12.0', sha256: 'c57e16065a97b7beb175f13c84d27cb05f7b7315741c2fbd5de541042f4ea6e1' },
    fixed: { version: '0.12.1', sha256: 'a482d51503a1ab33b1c67a6c3813a26953dbdc71c31dacaef9a838c4e29f5712' },
    tests: ['tests/'],
    fix: ['pathspec/pathspec.py', 'pathspec/_meta.py'],
    names: ['tests/test_03_pathspec.py::PathSpecTest::test_01_match_file_3_unmatch']
  },
  {
    shows: 'cargo test, one test fails anyway',
    registry: 'crates',
    name: 'semver',
    broken: { version: '1.0.3', sha256: '5f3aac57ee7f3272d8395c6e4f502f434f0e289fcd62876f70daa008c20dcabe' },
    fixed: { version: '1.0.4', sha256: '568a8e6258aa33c13358f81fd834adb854c6f7c9468520910a9b1e8fac068012' },
    tests: ['tests/'],
    fix: ['src/display.rs', 'src/error.rs', 'src/identifier.rs', 'src/lib.rs'],
    verifyStatus: 'unchanged',
    names: ['tests/test_version.rs › test_align']
  },
  {
    shows: 'cargo test',
    registry: 'crates',
    name: 'shlex',
    broken: { version: '1.2.0', sha256: 'a7cee0529a6d40f580e7a5e6c495c8fbfe21b7b52795ed4bb5e62cdf92bc6380' },
    fixed: { version: '1.2.1', sha256: 'a2beddea41c2e08de73f2874f8b21cc2c3f42f08d8ffc30587e1e4847d3cf67f' },
    tests: ['src/lib.rs'],
    fix: ['src/bytes.rs'],
    names: ['shlex › test_quote']
  },
  {
    // The archive has no tests.
    shows: 'jest',
    registry: 'npm',
    name: 'ini',
    broken: { version: '1.3.5', sha256: 'fe8ebd87cc87404eeb3ec89880bc49d83df337f8b95a504366c4674f3646785d' },
    fixed: { version: '1.3.6', sha256: '20dca0a306e5d836e81ae4471b6f6e9d73f1256b7941ae711bf215c1c4965a4f' },
    tests: [],
    fix: ['ini.js'],
    manifest: { scripts: { test: 'jest' }, devDependencies: { jest: '^29.7.0' } },
    extra: {
      'test/proto.test.js': `const ini = require('..')

describe('decode', () => {
  it('reads a section', () => {
    expect(ini.decode('[a]\\nb=c')).toEqual({ a: { b: 'c' } })
  })

  it('does not change the prototype of all objects', () => {
    ini.decode('[__proto__]\\nb=c')
    expect({}.b).toBeUndefined()
  })
})
`
    },
    names: ['test/proto.test.js › decode › does not change the prototype of all objects']
  },
  {
    // The archive has no tests.
    shows: 'ava',
    registry: 'npm',
    name: 'title',
    broken: { version: '3.4.3', sha256: '0475fb1b4ea4da9709aff20a591500b295d03644bb67cf7a4185814447899bea' },
    fixed: { version: '3.4.4', sha256: '04cf2a7200d6dd635f508957af3f2677398c7fe8a2fe31a72e9cf33b6a8402ef' },
    tests: [],
    fix: ['lib/index.js', 'lib/specials.js'],
    extra: {
      'test.js': `import test from 'ava'
import title from './lib'

test('capitalizes words', t => {
  t.is(title('toggle the lights'), 'Toggle the Lights')
})

test('keeps the name of a language', t => {
  t.is(title('written in php'), 'Written in PHP')
})
`
    },
    names: ['keeps the name of a language']
  },
  {
    shows: 'vitest',
    registry: 'npm',
    name: 'entities',
    broken: { version: '7.0.0', sha256: '4679a74ae651838e73d8f2d576f961714540d1bf2223b7286d2c613c6bac8bfe' },
    fixed: { version: '7.0.1', sha256: '554b7e2a79fa9eda0439714011fa42d77c6829842faa91e022070015bfd483a0' },
    tests: [],
    fix: ['src/decode.ts'],
    // The tests of the broken version are in the archive, but the new one and the configuration of the linters are not.
    manifest: { scripts: { test: 'vitest run' }, devDependencies: { typescript: '^5.8.3', vitest: '^2.0.2' } },
    extra: {
      'src/index.spec.ts': null,
      'src/chunks.spec.ts': `import { expect, it } from "vitest";
import { EntityDecoder, htmlDecodeTree } from "./decode.js";

it("decodes a long name that arrives in chunks", () => {
    const found: number[] = [];
    const decoder = new EntityDecoder(htmlDecodeTree, (codePoint) => found.push(codePoint));
    decoder.startEntity(1);
    for (const character of "CounterClockwiseContourIntegral;") decoder.write(character, 0);
    expect(found).toEqual([8755]);
});
`
    },
    names: ['src/chunks.spec.ts › decodes a long name that arrives in chunks']
  },
  {
    // The archive has no configuration of TypeScript and jest.
    shows: 'TypeScript build, jest',
    registry: 'npm',
    name: 'hashids',
    broken: { version: '2.2.10', sha256: '3160a29f7a0bd3b7b010138fab9470102f393e1a2e863e0faef9749b6c922e6b' },
    fixed: { version: '2.3.0', sha256: '90ee8e33c319e141082a9e80a8b91c150db09e7e1a4e4ac3594c9407857f63da' },
    tests: ['src/tests/'],
    fix: ['src/hashids.ts', 'src/util.ts'],
    manifest: {
      type: 'commonjs',
      scripts: { build: 'tsc', pretest: 'npm run build', test: 'jest' },
      devDependencies: { '@types/jest': '^29.5.14', '@types/node': '^22.0.0', jest: '^29.7.0', typescript: '^5.8.3' },
      jest: { roots: ['<rootDir>/lib'] }
    },
    extra: {
      'tsconfig.json':
        '{"compilerOptions":{"target":"es2022","module":"commonjs","outDir":"lib","rootDir":"src","strict":true,"skipLibCheck":true,"esModuleInterop":true,"types":["jest","node"]},"include":["src"]}\n',
      'src/tests/benchmark.ts': null,
      'src/tests/requiring.test.ts': null,
      'src/tests-mjs/importing.test.ts': null,
      'src/tests-mjs/requiring.test.ts': null
    },
    names: [
      'lib/tests/bigint.test.js › BigInt environment › BigInt on unsupported environment › throws encoding a big numeric string on unsupported environment'
    ]
  },
  {
    // The archive has no tests.
    shows: 'node:test',
    registry: 'npm',
    name: 'tough-cookie',
    broken: { version: '4.1.2', sha256: '44ea1eed9c26dfa73398795a2f82c37ae5bd5365e49f1d1dd6f0cfb00c8cfdee' },
    fixed: { version: '4.1.3', sha256: '982df648c67cb6dbf29a157a0b9ad4f0d77d273c0e2f549122d94560ecbb8e24' },
    tests: [],
    fix: ['lib/memstore.js', 'lib/version.js'],
    manifest: { scripts: { test: 'node --test' }, devDependencies: {} },
    extra: {
      'test/memory-store.test.js': `const assert = require('node:assert/strict')
const { describe, it } = require('node:test')
const { CookieJar } = require('../lib/cookie.js')

describe('the memory store', () => {
  it('keeps a cookie', async () => {
    const jar = new CookieJar()
    await jar.setCookie('a=b', 'https://example.com/')
    assert.equal(await jar.getCookieString('https://example.com/'), 'a=b')
  })

  it('does not change the prototype of all objects', async () => {
    const jar = new CookieJar(undefined, { rejectPublicSuffixes: false })
    await jar.setCookie('a=b; Domain=__proto__; Path=/notauth', 'https://__proto__/admin')
    assert.equal({}['/notauth'], undefined)
  })
})
`
    },
    names: ['the memory store › does not change the prototype of all objects']
  },
  {
    // The published pom.xml asks for Java 5, which compilers no longer know.
    shows: 'Maven',
    registry: 'maven',
    name: 'commons-cli:commons-cli',
    broken: { version: '1.3', sha256: 'd1414bc4a7076b94ec790821cec8b8480857ebe932e57b5b6e48e0c012531ab5' },
    fixed: { version: '1.3.1', sha256: 'b440fdddb4c82001c6c1ed4d89d5cc1eee7dd21049b00ae3722f14ffd4bdf6cc' },
    tests: ['src/test/java/'],
    fix: [
      'src/main/java/org/apache/commons/cli/DefaultParser.java',
      'src/main/java/org/apache/commons/cli/Options.java',
      'src/main/java/org/apache/commons/cli/PosixParser.java',
      'src/main/java/org/apache/commons/cli/TypeHandler.java'
    ],
    extra: {
      'pom.xml': `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>commons-cli</groupId>
  <artifactId>commons-cli</artifactId>
  <version>1.3</version>
  <properties>
    <maven.compiler.source>8</maven.compiler.source>
    <maven.compiler.target>8</maven.compiler.target>
    <project.build.sourceEncoding>ISO-8859-1</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>junit</groupId>
      <artifactId>junit</artifactId>
      <version>4.13.2</version>
      <scope>test</scope>
    </dependency>
  </dependencies>
</project>
`
    },
    names: ['org.apache.commons.cli.bug.BugCLI252Test.testExactOptionNameMatch']
  }
]
