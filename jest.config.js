export default {
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', { jsc: { target: 'es2024', parser: { syntax: 'typescript' } } }] },
  setupFiles: ['<rootDir>/__tests__/support/property-seed.ts'],
  collectCoverageFrom: ['src/**/*.ts'],
  testTimeout: 30_000,
  // One process for all would grow to a gigabyte, and the larger it is the longer it takes to start a program from it: most tests do.
  maxWorkers: 2,
  workerIdleMemoryLimit: '300MB'
}
