export default {
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', { jsc: { target: 'es2024', parser: { syntax: 'typescript' } } }] },
  setupFiles: ['<rootDir>/__tests__/support/property-seed.ts'],
  collectCoverageFrom: ['src/**/*.ts'],
  testTimeout: 30_000
}
