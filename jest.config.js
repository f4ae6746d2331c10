import { availableParallelism } from 'node:os'

const shared = {
  runtime: '<rootDir>/__tests__/support/realm/runtime.js',
  transform: {},
  globalSetup: '<rootDir>/__tests__/support/before-tests.ts',
  globalTeardown: '<rootDir>/__tests__/support/after-tests.ts',
  setupFiles: ['<rootDir>/__tests__/support/property-seed.ts']
}

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.(system|deep)\\.test\\.ts$', '<rootDir>/__tests__/attacks/'],
      // Whatever starts a process belongs to another project, so that these stay fast.
      testEnvironment: '<rootDir>/__tests__/support/no-processes.js'
    },
    {
      ...shared,
      displayName: 'system',
      testEnvironment: '<rootDir>/__tests__/support/launcher/environment.js',
      testMatch: ['<rootDir>/__tests__/**/*.system.test.ts']
    },
    {
      ...shared,
      displayName: 'attacks',
      testEnvironment: '<rootDir>/__tests__/support/launcher/environment.js',
      testMatch: ['<rootDir>/__tests__/attacks/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.deep\\.test\\.ts$']
    },
    {
      ...shared,
      // What takes long and what a change rarely breaks alone. `npm test` leaves it out; `npm run test:deep` and CI do not.
      displayName: 'deep',
      testEnvironment: '<rootDir>/__tests__/support/launcher/environment.js',
      testMatch: ['<rootDir>/__tests__/**/*.deep.test.ts']
    }
  ],
  reporters: ['default', '<rootDir>/__tests__/support/left-out-reporter.js'],
  testSequencer: '<rootDir>/__tests__/support/slowest-first.js',
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.ts'],
  // Ends a test that hangs. It says nothing about how fast a test is, however busy the machine.
  testTimeout: 300_000,
  // Tests that start processes wait for them during a sixth of their time, in which another worker can use the processor.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // Node forks, which takes time in proportion to the memory of the process: 1 ms with 50 MB, 5 ms with 500 MB, and most system tests start
  // thousands. A new worker loads everything anew, which takes seconds. The limit counts the heap, of which all modules take half.
  workerIdleMemoryLimit: '500MB'
}
