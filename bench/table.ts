/** One line of the table. */
export interface Row {
  readonly what: string
  readonly unit: Unit
  readonly ours: number
  /** Measured in the same run; undefined without a floor. */
  readonly floor?: { readonly name: string; readonly value: number }
  readonly target?: Target
}

export type Unit = 'ms' | 'microseconds' | 'megabytes' | 'bytes' | 'requests' | 'percent'

export type Target =
  /** The upper limit for the ratio to the floor, or for our value. */
  { readonly kind: 'ratio' | 'value'; readonly most: number } | { readonly kind: 'at-least'; readonly least: number }

const HEAD = ['what', 'ours', 'floor', 'ratio', 'target']
const MEGABYTE = 1024 * 1024

/** GitHub Markdown. */
export function table(rows: readonly Row[]): string {
  const lines = [HEAD, ['---', '---:', '---:', '---:', '---'], ...rows.map(cells)]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function cells({ what, unit, ours, floor, target }: Row): string[] {
  const ratio = floor && ours / floor.value
  return [
    what,
    withUnit(ours, unit),
    floor ? `${withUnit(floor.value, unit)} (${floor.name})` : '',
    ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
    target ? describeTarget(target, { ours, ratio, unit }) : ''
  ]
}

interface Measured {
  readonly ours: number
  readonly ratio: number | undefined
  readonly unit: Unit
}

function describeTarget(target: Target, { ours, ratio, unit }: Measured): string {
  if (target.kind === 'at-least') return `≥ ${withUnit(target.least, unit)}, ${ours >= target.least ? 'met' : 'missed'}`
  const { kind, most } = target
  const isRatio = kind === 'ratio'
  const isMet = (isRatio ? (ratio ?? Infinity) : ours) <= most
  return `≤ ${isRatio ? `${most} ×` : withUnit(most, unit)}, ${isMet ? 'met' : 'missed'}`
}

function withUnit(value: number, unit: Unit): string {
  switch (unit) {
    case 'ms':
      return `${value < 20 ? value.toFixed(1) : grouped(value)} ms`
    case 'microseconds':
      return `${value.toFixed(1)} µs`
    case 'percent':
      return `${value.toFixed(1)} %`
    case 'megabytes':
      return `${(value / MEGABYTE).toFixed(1)} MB`
    case 'bytes':
      return `${grouped(value)} B`
    case 'requests':
      return grouped(value)
  }
}

function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
