import { getSystemErrorMessage } from 'node:util'

/** Why the operating system refuses a file, by the name of the error. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  EEXIST: 'something else has this name',
  EACCES: 'you have no permission',
  EPERM: 'the operating system does not permit it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  ENAMETOOLONG: 'its path is too long',
  ELOOP: 'its symbolic links form a loop',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EBUSY: 'another program is using it',
  ETXTBSY: 'another program is running it',
  EIO: 'the disk reports an error'
}

/** Why a file could not be read or written, without the names that only programmers know: the end of a sentence about the file. */
export function fileProblem({ code = '', errno }: NodeJS.ErrnoException): string {
  return REASONS[code] ?? (errno === undefined ? 'the operating system refuses it' : getSystemErrorMessage(errno))
}
