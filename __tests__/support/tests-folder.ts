import { tmpdir } from 'node:os'

/** The environment variable with the parent of the folders that tests create. */
export const TESTS_FOLDER = 'FORGEHAND_TESTS_FOLDER'

/** The parent of folders with many files; the system's folder for temporary files where Jest has not made one. */
export const testsFolder = process.env[TESTS_FOLDER] ?? tmpdir()
