import type { Redirection, Word, WordPart } from 'unbash'
import { isInGitFolder } from '../../text/normalized-path.ts'
import { NotUnderstood } from '../shell-command.ts'
import { isUnreadable, leadsOutside, type WorkingDirectory } from '../working-directory.ts'
import type { WordForms } from './expand-word.ts'
import type { Value } from './values.ts'

export interface RedirectionScope {
  readonly directory: WorkingDirectory
  readonly expand: (word: Word) => WordForms
  readonly value: (word: Word) => Value
  /** The value of text in double quotes. */
  readonly parts: (parts: readonly WordPart[]) => Value
}

/** Reads the redirections of a command. @throws NotUnderstood for one that leads outside, or whose file is not known */
export function readRedirections(redirects: readonly Redirection[], scope: RedirectionScope): void {
  for (const redirect of redirects) {
    if (redirect.descriptor?.type === 'FileDescriptorVariable') {
      throw new NotUnderstood('A redirection to a variable is not understood.')
    }
    if (redirect.type === 'HereDoc') scope.parts(redirect.body.parts ?? [])
    else if (redirect.target && redirect.type === 'HereString') scope.value(redirect.target)
    else if (redirect.target) readRedirection(redirect.operator, redirect.target, scope)
  }
}

function readRedirection(operator: string, target: Word, scope: RedirectionScope): void {
  for (const form of filesOf(target, scope)) {
    const [file, ...others] = form
    if (!file || others.length > 0 || file.isGlob || operator === '<>') {
      throw new NotUnderstood(`A redirection to ${target.text} is not understood.`)
    }
    const isDuplicate = operator === '>&' || operator === '<&'
    if (isDuplicate && /^(\d|-)$/.test(file.value) && !file.isOpen) continue
    if (isDuplicate && (file.isOpen || /^[-\d]/.test(file.value))) {
      throw new NotUnderstood(`A redirection to ${target.text} is not understood.`)
    }
    const isOutside = operator === '<' ? isUnreadable : leadsOutside
    if (isOutside(file.value, scope.directory) || isInGitFolder(file.value)) {
      throw new NotUnderstood(
        `The redirection to ${file.value} leads outside the work tree and /tmp; remove it, or use a path inside.`
      )
    }
  }
}

/** The files of a redirection. If an unknown part became several words, the shell would not run the command. */
function filesOf(target: Word, { expand, value }: RedirectionScope): WordForms {
  const forms = expand(target)
  if (!forms.some(([file]) => file?.isOpen && file.isGlob)) return forms
  return value(target).map(({ text, isOpen }) => [{ value: text, isOpen, isGlob: isOpen && !text.includes('/') }])
}
