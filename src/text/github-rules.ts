/** GitHub's limit for the body of an issue, a comment and a pull request. */
export const MAX_BODY_LENGTH = 65_536

export const MAX_TITLE_LENGTH = 256

/** The full name of a repository, such as acme/app. No part of it has a special meaning in the path of a URL. */
export const REPOSITORY_NAME = /^[\w-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/u

/** The no-reply address of an account, by which GitHub knows whose commit it is. */
export function noReplyAddress({ login, id }: { readonly login: string; readonly id: number }, host: string): string {
  return `${id}+${login}@users.noreply.${host}`
}
