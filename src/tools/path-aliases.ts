/** Other names that models use for `path`. */
export const pathAliases = {
  file: 'path',
  file_path: 'path',
  filePath: 'path',
  filepath: 'path',
  filename: 'path',
  target_file: 'path'
} as const
