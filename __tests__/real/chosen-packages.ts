import type { RealPackage } from './real-package.ts'

/**
 * Packages that a rule chose, and not their verdict: down the most downloaded of four registries, those whose archives contain their tests
 * and what runs them. Of each, the newest two consecutive releases of which the second changes tests and code, and with whose tests the first
 * one loads or compiles and at least one fails. At most one package of an owner, none that packages.ts has.
 *
 * npm in the order of downloads of a month. PyPI by rank. The Go proxy and crates.io publish no list: in the order in which other packages
 * require them. simplejson, webcolors, toml and roxmltree were added for their shape, once their verdict was known.
 *
 * Passed over: isarray, sprintf-js, certifi, boto3, log, percent-encoding, rand, regex-syntax, heck, dns-packet, querystring, loglevel,
 * dezalgo, either, cc, fnv and byteorder have no tests in files of their own in their archives; gensync, bl, textwrap, pump, deep-is,
 * memchr, httparse, wildcard, multicast-dns, debounce, num-traits and go-isatty no such two releases; resolve's linter before the tests
 * does not start; zod has no configuration of its tests; the tests of packaging and click do not load with the newest pytest; those of
 * typing-extensions are in no place where a check is declared; urllib3's need a package from a git repository; those of requests do not
 * install, nor do python-dateutil's where no tag says its version; those of pycparser, bytes, base64, itertools and testify take too long;
 * go.sum of yaml.v3 lacks entries; pkg/errors and go-spew have no go.mod; cobra, pflag, mapstructure 1.5, bitflags 2.13.0, autocfg, attrs,
 * pygments, cfg-if, lazy_static, url, xxhash and go-humanize do not compile or load with the newer tests; fast-uri, duplexify and
 * stream-browserify end at an exception before any test fails; nothing fails in go-version 1.7, six, json-buffer, secure-json-parse,
 * hashbrown, getrandom and once_cell; pluggy 1.7 moves its code to new files, which the scripted model does not write.
 * Not tried: setuptools, botocore, aiobotocore, cryptography, cffi.
 */
export const chosenPackages: readonly RealPackage[] = [
  {
    shows: 'pytest, a module in C',
    registry: 'pypi',
    name: 'simplejson',
    broken: { version: '4.1.1', sha256: 'c08eb9f7a90f77ae470e19a07472e9a79ebc0d1c2315d86a72767665bd5ba79f' },
    fixed: { version: '4.1.2', sha256: '6ae4186f90362e9c03c80a1cd5062a20f3a11ac9d391f7ee0ef0701a0e2b7394' },
    tests: ['simplejson/tests/'],
    fix: ['simplejson/_speedups.c', 'simplejson/_speedups_scan.h', 'simplejson/decoder.py', 'simplejson/encoder.py'],
    names: ['simplejson/tests/test_decode.py::TestDecode::test_trailing_comma_position']
  },
  {
    shows: 'mocha after a linter',
    registry: 'npm',
    name: 'json-schema-traverse',
    broken: { version: '0.3.1', sha256: '42e2cd66a58b0eef52156985138c363704602c391f1d4a1962b5daa1b95ddcf1' },
    fixed: { version: '0.4.0', sha256: 'd89e23f8b30160d6cb54c0b7b049cd0be10dead8eb1cfad021d54c4ffc087ac4' },
    tests: ['spec/index.spec.js'],
    fix: ['index.js'],
    names: ['json-schema-traverse › pre and post › should traverse schema in pre-order']
  },
  {
    shows: 'tape, five tests fail anyway',
    registry: 'npm',
    name: 'safer-buffer',
    broken: { version: '2.0.2', sha256: '9653bd71bde607d12f4ddedac209d5f5927bd9e9c8ed38e6e392f8d5c29f9bc3' },
    fixed: { version: '2.1.0', sha256: 'e1a96795083cc6b82fb09ce184907f4d6d526c92bc69abfb62661c1768011f74' },
    tests: ['tests.js'],
    fix: ['safer.js'],
    verifyStatus: 'unchanged',
    names: ['.prototype property of Buffer is inherited › prototype']
  },
  {
    shows: 'tape between a linter and tsc',
    registry: 'npm',
    name: 'fastq',
    broken: { version: '1.20.1', sha256: '6603b1b41a0dedbb3dd2e13fbb885a6df366ef83d26f5bf0f781fd9358d5a19f' },
    fixed: { version: '1.20.2', sha256: '47fbe43a3ab986ae94392e02a8ba569944b282a91f2d268a90dbeb20a2c73841' },
    tests: ['test/promise.js', 'test/test.js'],
    fix: ['queue.js'],
    names: [
      'abort preserves running count and concurrency › running task is preserved',
      'abort callbacks can safely add tasks › tasks added by callbacks remain queued'
    ]
  },
  {
    shows: 'tap before a linter, an exception',
    registry: 'npm',
    name: 'rfdc',
    broken: { version: '1.3.1', sha256: '795f8239015a593356eb8b410a9394947822b1f58028dadb91e14b2b44231ff8' },
    fixed: { version: '1.4.0', sha256: '65819cb2f87510344e7e24854e726c78a4d2ad2b0500794398c58ee52ef9adcc' },
    tests: ['test/'],
    fix: ['index.js'],
    names: ['test/index.js › custom constructor handler › expect truthy value']
  },
  {
    shows: 'mocha before a linter',
    registry: 'npm',
    name: 'hash.js',
    broken: { version: '1.1.5', sha256: 'ec8399540901078b09f1f4687d6222506cb528027d2488be495cfffb3a02119a' },
    fixed: { version: '1.1.6', sha256: '7c03c4c0f156d739373e10fe7b3b903b17ebe90d029906831abdce2e2a60bc7f' },
    tests: ['test/'],
    fix: ['lib/hash/utils.js'],
    names: ['Hash › handles utf8 in strings just like crypto']
  },
  {
    shows: 'pytest, code in lib/',
    registry: 'pypi',
    name: 'pyyaml',
    broken: { version: '6.0.3', sha256: 'd76623373421df22fb4cf8817020cbb7ef15c725b9d5e45f17e189bfc384190f' },
    fixed: { version: '6.0.4', sha256: 'e24bf71af8a432d7808fabff134d38dfe16d3cbb41f2873bb4b1e42422de0a1a' },
    tests: ['tests/'],
    fix: ['lib/yaml/__init__.py', 'lib/yaml/constructor.py', 'yaml/_yaml.pxd', 'yaml/_yaml.pyx'],
    names: ['tests/test_merge.py::test_flatten_mapping_skips_duplicate_direct_merge_nodes[SafeLoader]']
  },
  {
    shows: 'pytest, 6,405 tests',
    registry: 'pypi',
    name: 'idna',
    broken: { version: '3.17', sha256: '5eb0cb53bc467c12eadcf6de83163ad8527cec9416f44b9b61b19caedad2b87f' },
    fixed: { version: '3.18', sha256: 'ffb385a7e039654cef1ab9ef32c6fafe283c0c0467bba1d9029738ce4a14a848' },
    tests: ['tests/test_idna.py'],
    fix: ['idna/core.py', 'idna/package_data.py'],
    names: ['tests/test_idna.py::IDNATests::test_decode_display']
  },
  {
    shows: 'pytest, requirements with hashes, subtests',
    registry: 'pypi',
    name: 'charset-normalizer',
    broken: { version: '3.5.1', sha256: '6117b84ea48435e5356dc737f5121485c30920ba43375fa7b434fd753df0eac3' },
    fixed: { version: '3.5.2', sha256: '39de2a259fc954455c57274dc94c79d5842774e1247a016aff30bc0efed0f4ef' },
    tests: ['tests/test_detect_legacy.py', 'tests/test_utils.py'],
    fix: [
      'src/charset_normalizer/constant.py',
      'src/charset_normalizer/md.py',
      'src/charset_normalizer/md.pyx',
      'src/charset_normalizer/version.py'
    ],
    names: ['tests/test_detect_legacy.py::TestDetectLegacy::test_utf8_json_with_cjk_text']
  },
  {
    shows: 'pytest',
    registry: 'pypi',
    name: 'pyjwt',
    broken: { version: '2.15.0', sha256: 'b11c5f9791d7bf51c2b39a81ed669f6b2dbbd669df2942f6c60167e9e3d1abe4' },
    fixed: { version: '2.15.1', sha256: '4f259e80cdfb6b3fc18a7de51fd1ef9ec79652f25019bae68975ca2468a34df8' },
    tests: ['tests/'],
    fix: ['jwt/__init__.py', 'jwt/api_jws.py'],
    names: ['tests/test_api_jws.py::TestJWS::test_decode_accepts_padded_crypto_segment']
  },
  {
    shows: 'pytest',
    registry: 'pypi',
    name: 'python-dotenv',
    broken: { version: '1.2.3', sha256: 'a20a594dabeaa385725aa239d5244871c143ecb356add8a20fcf23773a6c3a35' },
    fixed: { version: '1.2.4', sha256: 'f0d53e69935a851c0dcc78f3ab7aaccd8cabef0b92382b576b824212902873c0' },
    tests: ['tests/'],
    fix: ['src/dotenv/cli.py', 'src/dotenv/parser.py', 'src/dotenv/version.py'],
    names: [
      'tests/test_parser.py::test_parse_stream[a=\\t#c-expected15]',
      'tests/test_cli.py::test_get_empty_string_value'
    ]
  },
  {
    shows: 'pytest, tests inside the package',
    registry: 'pypi',
    name: 'h11',
    broken: { version: '0.15.0', sha256: '2a7db2d2beffd4e6c6bbe3a64305ab77d89087976e8aed8fdcff4b054744e72f' },
    fixed: { version: '0.16.0', sha256: '4e35b956cf45792e4caa5885e69fba00bdbc6ffafbfa020300e549b208ee5ff1' },
    tests: ['h11/tests/'],
    fix: ['h11/_readers.py', 'h11/_version.py'],
    names: ['h11/tests/test_io.py::test_ChunkedReader']
  },
  {
    shows: 'pytest, subtests of unittest',
    registry: 'pypi',
    name: 'webcolors',
    broken: { version: '24.6.0', sha256: '1d160d1de46b3e81e58d0a280d0c78b467dc80f47294b91b1ad8029d2cedb55b' },
    fixed: { version: '24.8.0', sha256: '08b07af286a01bcd30d583a7acadf629583d1f79bfef27dd2c2c5c263817277d' },
    tests: ['tests/'],
    fix: ['src/webcolors/__init__.py', 'src/webcolors/_definitions.py'],
    names: [
      'tests/test_conversion.py::ConversionTests::test_names_valid',
      'tests/test_conversion.py::ConversionTests::test_names_invalid'
    ]
  },
  {
    shows: 'tests of colors',
    registry: 'go',
    name: 'github.com/fatih/color',
    broken: { version: 'v1.16.0', sha256: '8719f3f5443d387546316e98105b5793d9c378dbdb9f4d60728ac4477d5aeadf' },
    fixed: { version: 'v1.17.0', sha256: '8a5b6e94ab49de6f869d3efd4e042ffd46c2a127f25139f6ebb6146e4c9eb1c4' },
    tests: ['color_test.go'],
    fix: ['color.go'],
    names: ['github.com/fatih/color.TestIssue218']
  },
  {
    shows: 'go test',
    registry: 'go',
    name: 'github.com/google/uuid',
    broken: { version: 'v1.5.0', sha256: '668a7373c2590b9406de3c1652a564e292446fa39f3fbf6815f4c63d3c1a6585' },
    fixed: { version: 'v1.6.0', sha256: 'd0f02f377217f42702e259684e06441edbf5140dddcc34ba9bea56038b38a6ed' },
    tests: ['uuid_test.go'],
    fix: ['hash.go', 'version7.go'],
    names: ['github.com/google/uuid.TestVersion7Monotonicity', 'github.com/google/uuid.TestVersion7MonotonicityStrict']
  },
  {
    shows: 'go test, a panic',
    registry: 'go',
    name: 'github.com/sirupsen/logrus',
    broken: { version: 'v1.10.0', sha256: 'e9597626924d23f5e0e731fffe940b03cbf108ce7ec801fec65cdd48e5976e62' },
    fixed: { version: 'v1.10.1', sha256: '184a10be58e91302e32a620a4716f30a7dc3ef82a418d84928525039fd3ff94f' },
    tests: [
      'entry_bench_test.go',
      'entry_test.go',
      'json_formatter_test.go',
      'logger_bench_test.go',
      'logrus_test.go',
      'text_formatter_test.go'
    ],
    fix: ['entry.go', 'exported.go', 'text_formatter.go'],
    names: ['github.com/sirupsen/logrus.TestTextFormatterPanickingValue/error']
  },
  {
    shows: 'go test',
    registry: 'go',
    name: 'github.com/mitchellh/mapstructure',
    broken: { version: 'v1.4.2', sha256: 'b161f31040680c387330916d92d2dd2a29eb94fa317e8741ec5fbc2b712b39fd' },
    fixed: { version: 'v1.4.3', sha256: '87dabbf71bb4e829595cb399e20c1b15b7bac2092aa67ca7b71d1bf0ec3b68b7' },
    tests: ['mapstructure_bugs_test.go', 'mapstructure_test.go'],
    fix: ['mapstructure.go'],
    names: ['github.com/mitchellh/mapstructure.TestBasicTypes']
  },
  {
    shows: 'go test, an example',
    registry: 'go',
    name: 'github.com/gorilla/mux',
    broken: { version: 'v1.7.2', sha256: 'cb3dee99da2146e57252274e577c1942db102812d1edc83e23ad3a904c3c36e0' },
    fixed: { version: 'v1.7.3', sha256: '9ffc6c6c1194cb2b9f39237ff90b20eb4a55273404c97364ed9a6500e9571fe3' },
    tests: ['example_cors_method_middleware_test.go', 'middleware_test.go'],
    fix: ['doc.go', 'middleware.go'],
    names: [
      'github.com/gorilla/mux.TestCORSMethodMiddleware/sets_on_non_OPTIONS',
      'github.com/gorilla/mux.ExampleCORSMethodMiddleware'
    ]
  },
  {
    shows: 'go test, no dependencies',
    registry: 'go',
    name: 'github.com/stretchr/objx',
    broken: { version: 'v0.6.0', sha256: '3b405bb5653c8df443e9e2504787c6981ce542ef89769f8de59259358c6d9037' },
    fixed: { version: 'v0.7.0', sha256: '950314977468dbdd560e949534e2b55c92c5806784ff49505a15dd961d164504' },
    tests: ['tests_test.go'],
    fix: ['accessors.go', 'tests.go'],
    names: ['github.com/stretchr/objx.TestHasWithNil']
  },
  {
    shows: 'go test, 1,940 subtests, programs',
    registry: 'go',
    name: 'github.com/BurntSushi/toml',
    broken: { version: 'v1.3.0', sha256: 'cf45c3e21a14e3b096d5caea1e596bce31fe418d197923f34791fec27c340067' },
    fixed: { version: 'v1.3.2', sha256: '5de246a0cb4c256f3fd5d0db8a08a114f58af0c2e193bbf0ad9012104adbb6b2' },
    tests: ['bench_test.go', 'decode_test.go', 'testdata/'],
    fix: ['decode.go', 'encode.go', 'lex.go', 'meta.go', 'parse.go'],
    names: [
      'github.com/BurntSushi/toml.TestMetaKeys/#05',
      'github.com/BurntSushi/toml.TestTomlNext/decode/valid/datetime/no-seconds'
    ]
  },
  {
    shows: 'cargo test',
    registry: 'crates',
    name: 'unicode-width',
    broken: { version: '0.1.13', sha256: '0336d538f7abc86d282a4189614dfaa90810dfc2c6f6427eaf88e16311dd225d' },
    fixed: { version: '0.1.14', sha256: '7dd6e30e90baa6f72411720665d41d89b9a3d039dc45b8faea1ddd07f617f6af' },
    tests: ['tests/emoji-test.txt', 'tests/tests.rs'],
    fix: ['src/lib.rs', 'src/tables.rs'],
    names: ['tests/tests.rs › test_emoji_zwj', 'tests/tests.rs › test_arabic_lam_alef']
  },
  {
    shows: 'cargo test, macros',
    registry: 'crates',
    name: 'indexmap',
    broken: { version: '2.14.1', sha256: '07aa2048142242915a31d35844fb311e0e53fcca590c3a0a40dcf1b841fa09eb' },
    fixed: { version: '2.14.2', sha256: 'cc4e190f5d26ca7051642629da2c52fc03bde85a03197c99408dcd291734c855' },
    tests: ['tests/macros_full_path.rs'],
    fix: ['src/macros.rs'],
    names: ['tests/macros_full_path.rs › test_map_shadow', 'tests/macros_full_path.rs › test_set_shadow']
  },
  {
    shows: 'cargo test, lines of doc tests move',
    registry: 'crates',
    name: 'smallvec',
    broken: { version: '1.16.2', sha256: 'f9395f0f0eee849a9b707b2f06bb92a6a422090e2123bb2ef8e87a0e61892a8e' },
    fixed: { version: '1.16.3', sha256: '5b3dc8af474f516a851ff4bd12db780f948b9250ad37211e4eec0bccea54e01b' },
    tests: ['src/tests.rs'],
    fix: ['src/lib.rs'],
    names: ['smallvec › tests::test_invalid_grow']
  },
  {
    shows: 'cargo test',
    registry: 'crates',
    name: 'arrayvec',
    broken: { version: '0.7.6', sha256: '7c02d123df017efcdfbd739ef81735b36c5ba83ec3c59c80a9d7ecc718f92e50' },
    fixed: { version: '0.7.7', sha256: 'f02882884d3e1bc524fb12c79f107f6ad0e1cfd498c536ffb494301740995dfe' },
    tests: ['tests/tests.rs'],
    fix: ['src/array_string.rs', 'src/arrayvec.rs', 'src/lib.rs'],
    names: ['tests/tests.rs › test_extend_zst_with_drop_is_not_dropped_twice_via_safe_api']
  },
  {
    shows: 'cargo test, units and doc tests',
    registry: 'crates',
    name: 'strsim',
    broken: { version: '0.10.0', sha256: '73473c0e59e6d5812c5dfe2a064a6444949f089e20eec9a2e5506596494e4623' },
    fixed: { version: '0.11.0', sha256: '5ee073c9e4cd00e28217186dbe12796d692868f432bf2e97ee73bed0c56dfa01' },
    tests: ['tests/'],
    fix: ['src/lib.rs'],
    names: ['tests/lib.rs › jaro_winkler_works']
  },
  {
    shows: 'cargo test, a workspace',
    registry: 'crates',
    name: 'roxmltree',
    broken: { version: '0.18.0', sha256: 'd8f595a457b6b8c6cda66a48503e92ee8d19342f905948f29c383200ec9eb1d8' },
    fixed: { version: '0.18.1', sha256: '862340e351ce1b271a378ec53f304a5558f7db87f3769dc655a8f6ecbb68b302' },
    tests: ['tests/'],
    fix: ['src/lib.rs', 'src/parse.rs'],
    names: ['tests/ast.rs › cdata_007'],
    folder: 'crates/roxmltree',
    extra: {
      'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\nresolver = "2"\n',
      'crates/count/Cargo.toml':
        '[package]\nname = "count"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\nroxmltree = { path = "../roxmltree" }\n',
      'crates/count/src/lib.rs':
        '/// Counts the nodes.\n///\n/// ```\n/// assert_eq!(count::nodes("<a><b/></a>"), 3);\n/// ```\npub fn nodes(text: &str) -> usize {\n    roxmltree::Document::parse(text).map_or(0, |document| document.descendants().count())\n}\n\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn counts() {\n        assert_eq!(super::nodes("<a/>"), 2);\n    }\n\n    #[test]\n    #[ignore]\n    fn is_slow() {}\n}\n'
    }
  }
]
