export const witnesses: readonly {
  readonly name: string
  readonly play: (binary: string) => Promise<readonly string[]>
}[] = []
