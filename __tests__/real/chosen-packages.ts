import type { RealPackage } from './real-package.ts'

export const chosenPackages: readonly RealPackage[] = [
  {
    shows: 'go test, two tests of a new file',
    registry: 'go',
    name: 'github.com/google/uuid',
    broken: { version: 'v1.5.0', sha256: '668a7373c2590b9406de3c1652a564e292446fa39f3fbf6815f4c63d3c1a6585' },
    fixed: { version: 'v1.6.0', sha256: 'd0f02f377217f42702e259684e06441edbf5140dddcc34ba9bea56038b38a6ed' },
    tests: ['uuid_test.go'],
    fix: ['hash.go', 'version7.go'],
    names: []
  },
  {
    shows: 'go test',
    registry: 'go',
    name: 'github.com/sirupsen/logrus',
    broken: { version: 'v1.10.0', sha256: 'e9597626924d23f5e0e731fffe940b03cbf108ce7ec801fec65cdd48e5976e62' },
    fixed: { version: 'v1.10.1', sha256: '184a10be58e91302e32a620a4716f30a7dc3ef82a418d84928525039fd3ff94f' },
    tests: ['entry_bench_test.go', 'entry_test.go', 'json_formatter_test.go', 'logger_bench_test.go', 'logrus_test.go', 'text_formatter_test.go'],
    fix: ['entry.go', 'exported.go', 'text_formatter.go'],
    names: []
  },
  {
    shows: 'go test',
    registry: 'go',
    name: 'github.com/spf13/pflag',
    broken: { version: 'v1.0.7', sha256: 'dca1daf09c8d99e5487b3feab60ab47e46d4c26267d1882fe93318d26e0f9e8d' },
    fixed: { version: 'v1.0.8', sha256: '0ce14832edc1893416b8c904653f0e1093faa8feb4f0b13e7d55d0534519ff2b' },
    tests: ['flag_test.go', 'golangflag_test.go', 'time_test.go'],
    fix: ['flag.go', 'golangflag.go', 'string_to_string.go', 'time.go'],
    names: []
  },
  {
    shows: 'go test',
    registry: 'go',
    name: 'github.com/mitchellh/mapstructure',
    broken: { version: 'v1.4.3', sha256: '87dabbf71bb4e829595cb399e20c1b15b7bac2092aa67ca7b71d1bf0ec3b68b7' },
    fixed: { version: 'v1.5.0', sha256: '118d5b2cb65c50dba967fb6d708f450a9caf93f321f8fc99080675b2ee374199' },
    tests: ['decode_hooks_test.go', 'mapstructure_bugs_test.go', 'mapstructure_test.go'],
    fix: ['decode_hooks.go', 'mapstructure.go'],
    names: []
  },
  {
    shows: 'go test',
    registry: 'go',
    name: 'github.com/hashicorp/go-version',
    broken: { version: 'v1.8.0', sha256: '1edce7bf2cd763e2a02ebd44db8c806c50b38570e41c994f2e756bba19caf84c' },
    fixed: { version: 'v1.9.0', sha256: 'b6c05489bf11a28c81cf38119782284c859d6c2d193b811d3f0117592eb31fcb' },
    tests: ['version_test.go'],
    fix: ['version.go'],
    names: []
  },
  {
    shows: 'go test',
    registry: 'go',
    name: 'github.com/gorilla/mux',
    broken: { version: 'v1.8.0', sha256: '7641911e00af9c91f089868333067c9cb9a58702d2c9ea821ee374940091c385' },
    fixed: { version: 'v1.8.1', sha256: '728243623caa67f64e4a0b6c59dde3f762918d9e729266167ba46d8df56c193a' },
    tests: ['example_route_vars_test.go', 'middleware_test.go', 'mux_httpserver_test.go', 'mux_test.go', 'regexp_test.go'],
    fix: ['doc.go', 'mux.go', 'regexp.go', 'route.go'],
    names: []
  },
  {
    shows: 'go test',
    registry: 'go',
    name: 'github.com/spf13/cobra',
    broken: { version: 'v1.9.1', sha256: 'e44a319d167f096bd3ba0bd0c13cf17d8dc0b7d51ac784fa7440d005dd2ed5cb' },
    fixed: { version: 'v1.10.0', sha256: 'e06ec4e879f95d4b6f52f6471d09cd81430bb605ec50ccffa1d6a56519f7f3af' },
    tests: ['command_test.go', 'completions_test.go'],
    fix: ['command.go', 'completions.go', 'doc/man_docs.go', 'doc/md_docs.go', 'doc/rest_docs.go', 'doc/yaml_docs.go'],
    names: []
  },
  {
    shows: 'mocha after a linter',
    registry: 'npm',
    name: 'json-schema-traverse',
    broken: { version: '0.3.1', sha256: '42e2cd66a58b0eef52156985138c363704602c391f1d4a1962b5daa1b95ddcf1' },
    fixed: { version: '0.4.0', sha256: 'd89e23f8b30160d6cb54c0b7b049cd0be10dead8eb1cfad021d54c4ffc087ac4' },
    tests: ['spec/index.spec.js'],
    fix: ['index.js'],
    names: []
  },
  {
    shows: 'tape between a linter and tsc',
    registry: 'npm',
    name: 'fastq',
    broken: { version: '1.20.1', sha256: '6603b1b41a0dedbb3dd2e13fbb885a6df366ef83d26f5bf0f781fd9358d5a19f' },
    fixed: { version: '1.20.2', sha256: '47fbe43a3ab986ae94392e02a8ba569944b282a91f2d268a90dbeb20a2c73841' },
    tests: ['test/promise.js', 'test/test.js'],
    fix: ['queue.js'],
    names: []
  },
  {
    shows: 'tape after a linter',
    registry: 'npm',
    name: 'fast-uri',
    broken: { version: '4.2.3', sha256: '781233dfc458464975bc5d67392aab75503dee65a5d06a7231f702a8cefe97c5' },
    fixed: { version: '4.2.4', sha256: '09da5831be009707e2459d49e749734dd52ec5dd18c7ddc5839f8e1dcdccdf56' },
    tests: ['test/host-fast-path.test.js', 'test/websocket-host.test.js'],
    fix: ['index.js', 'lib/schemes.js', 'lib/utils.js'],
    names: []
  },
  {
    shows: 'cargo test',
    registry: 'crates',
    name: 'unicode-width',
    broken: { version: '0.1.13', sha256: '0336d538f7abc86d282a4189614dfaa90810dfc2c6f6427eaf88e16311dd225d' },
    fixed: { version: '0.1.14', sha256: '7dd6e30e90baa6f72411720665d41d89b9a3d039dc45b8faea1ddd07f617f6af' },
    tests: ['tests/emoji-test.txt', 'tests/tests.rs'],
    fix: ['src/lib.rs', 'src/tables.rs'],
    names: []
  },
  {
    shows: 'cargo test',
    registry: 'crates',
    name: 'bytes',
    broken: { version: '1.7.1', sha256: '8318a53db07bb3f8dca91a600466bdb3f2eaadeedfdbcf02e1accbad9271ba50' },
    fixed: { version: '1.7.2', sha256: '428d9aa8fbc0670b7b8d6030a7fadd0f86151cae55e4dbbece15f3780a3dfaf3' },
    tests: ['tests/test_buf.rs', 'tests/test_bytes.rs'],
    fix: ['src/buf/buf_impl.rs', 'src/buf/buf_mut.rs', 'src/buf/uninit_slice.rs', 'src/bytes.rs'],
    names: []
  },
  {
    shows: 'cargo test',
    registry: 'crates',
    name: 'http',
    broken: { version: '1.2.0', sha256: 'f16ca2af56261c99fba8bac40a10251ce8188205a4c448fbb745a2e4daa76fea' },
    fixed: { version: '1.3.1', sha256: 'f4a85d31aea989eead29a3aaf9e1115a180df8282431156e533de47660892565' },
    tests: ['tests/header_map.rs'],
    fix: ['src/byte_str.rs', 'src/header/map.rs', 'src/header/name.rs', 'src/header/value.rs', 'src/status.rs', 'src/uri/path.rs'],
    names: []
  },
  {
    shows: 'pytest',
    registry: 'pypi',
    name: 'idna',
    broken: { version: '3.17', sha256: '5eb0cb53bc467c12eadcf6de83163ad8527cec9416f44b9b61b19caedad2b87f' },
    fixed: { version: '3.18', sha256: 'ffb385a7e039654cef1ab9ef32c6fafe283c0c0467bba1d9029738ce4a14a848' },
    tests: ['tests/test_idna.py'],
    fix: ['idna/core.py', 'idna/package_data.py'],
    names: []
  },
  {
    shows: 'cargo test',
    registry: 'crates',
    name: 'smallvec',
    broken: { version: '1.13.1', sha256: 'e6ecd384b10a64542d77071bd64bd7b231f4ed5940fba55e98c3de13824cf3d7' },
    fixed: { version: '1.13.2', sha256: '3c5e1a9a646d36c3599cd173a41282daf47c44583ad367b8e6837255952e5c67' },
    tests: ['src/tests.rs'],
    fix: ['src/lib.rs'],
    names: []
  },
  {
    shows: 'cargo test',
    registry: 'crates',
    name: 'url',
    broken: { version: '2.5.0', sha256: '31e6302e3bb753d46e83516cae55ae196fc0c309407cf11ab35cc51a4c2a4633' },
    fixed: { version: '2.5.1', sha256: 'f7c25da092f0a868cdf09e8674cd3b7ef3a7d92a24253e663a2fb85e2496de56' },
    tests: ['tests/expected_failures.txt', 'tests/unit.rs', 'tests/wpt.rs'],
    fix: ['src/host.rs', 'src/lib.rs', 'src/parser.rs', 'src/quirks.rs'],
    names: []
  }
]
