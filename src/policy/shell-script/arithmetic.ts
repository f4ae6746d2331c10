import type { ArithmeticExpression, ParsedScript, WordPart } from 'unbash'
import { NotUnderstood } from '../shell-command.ts'
import { isSteeringInScript } from '../steering-variables.ts'
import { isNumeric, NUMBER, type Value } from './values.ts'
import { VARIABLE_NAME, type Variables } from './variables.ts'

interface ArithmeticScope {
  readonly variables: Variables
  readonly parts: (parts: readonly WordPart[]) => Value
  readonly substitute: (script: ParsedScript | undefined) => Value
}

const NUMERAL = /^(0[xX][\da-fA-F]+|\d+(#[\da-zA-Z@_]+)?)$/

/**
 * Reads an arithmetic expression. The shell evaluates the value of each variable in it, and a value such as `a[$(id)]` runs a
 * command, so all values must be numbers.
 */
export function evaluateArithmetic(expression: ArithmeticExpression | undefined, scope: ArithmeticScope): void {
  if (!expression) throw new NotUnderstood('The arithmetic is not understood.')
  switch (expression.type) {
    case 'ArithmeticBinary':
      if (/^([-+*/%&|^]|<<|>>)?=$/.test(expression.operator)) assign(expression.left, scope)
      else evaluateArithmetic(expression.left, scope)
      evaluateArithmetic(expression.right, scope)
      return
    case 'ArithmeticUnary':
      if (/^(\+\+|--)$/.test(expression.operator)) assign(expression.operand, scope, true)
      else evaluateArithmetic(expression.operand, scope)
      return
    case 'ArithmeticTernary':
      for (const each of [expression.test, expression.consequent, expression.alternate]) evaluateArithmetic(each, scope)
      return
    case 'ArithmeticGroup':
      evaluateArithmetic(expression.expression, scope)
      return
    case 'ArithmeticCommandExpansion':
      requireNumber(scope.substitute(expression.script), expression.text)
      return
    case 'ArithmeticWord':
      if (expression.parts) requireNumber(scope.parts(expression.parts), expression.value)
      else if (VARIABLE_NAME.test(expression.value))
        requireNumber(scope.variables.get(expression.value), expression.value)
      else if (!NUMERAL.test(expression.value)) throw notANumber(expression.value)
  }
}

function assign(target: ArithmeticExpression, { variables }: ArithmeticScope, isRead = false): void {
  if (target.type !== 'ArithmeticWord' || !VARIABLE_NAME.test(target.value) || isSteeringInScript(target.value)) {
    throw new NotUnderstood('The arithmetic sets something other than a plain variable.')
  }
  if (isRead) requireNumber(variables.get(target.value), target.value)
  variables.set(target.value, NUMBER)
}

function requireNumber(value: Value, text: string): void {
  const isEmpty = value.every(({ text: each, isOpen }) => !isOpen && each === '')
  if (!isEmpty && !isNumeric(value)) throw notANumber(text)
}

function notANumber(text: string): NotUnderstood {
  return new NotUnderstood(`The shell evaluates ${text} as arithmetic, and it may not be a number.`)
}
