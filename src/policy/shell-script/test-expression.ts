import type { TestExpression, Word } from 'unbash'
import { NotUnderstood } from '../shell-command.ts'
import { isNumeric, type Value } from './values.ts'
import { VARIABLE_NAME, type Variables } from './variables.ts'

interface TestScope {
  readonly variables: Variables
  readonly value: (word: Word) => Value
}

/** Reads the inside of `[[ … ]]`. @throws NotUnderstood where the shell would evaluate text that is not known */
export function readTest(expression: TestExpression, scope: TestScope): void {
  switch (expression.type) {
    case 'TestUnary': {
      const value = scope.value(expression.operand)
      // Attack: [[ -v 'a[$(id)]' ]] runs id.
      if (/^-[vR]$/.test(expression.operator) && !value.every(({ text, isOpen }) => !isOpen && /^\w+$/.test(text))) {
        throw new NotUnderstood(`${expression.operator} evaluates the name of a variable; spell it out.`)
      }
      return
    }
    case 'TestBinary':
      for (const word of [expression.left, expression.right]) {
        const value = scope.value(word)
        // Attack: x='a[$(id)]'; [[ $x -eq 1 ]] runs id.
        if (
          /^-(eq|ne|lt|le|gt|ge)$/.test(expression.operator) &&
          !isNumeric(value) &&
          !isNumericName(word.text, scope)
        ) {
          throw new NotUnderstood(`[[ ]] evaluates ${word.text} as arithmetic; use [ ] instead.`)
        }
      }
      return
    case 'TestLogical':
      for (const operand of expression.operands) readTest(operand, scope)
      return
    case 'TestNot':
      readTest(expression.operand, scope)
      return
    case 'TestGroup':
      readTest(expression.expression, scope)
  }
}

function isNumericName(name: string, { variables }: TestScope): boolean {
  return VARIABLE_NAME.test(name) && isNumeric(variables.get(name))
}
