/** The no-reply address of an account, by which GitHub knows whose commit it is. */
export function noReplyAddress({ login, id }: { readonly login: string; readonly id: number }, host: string): string {
  return `${id}+${login}@users.noreply.${host}`
}
