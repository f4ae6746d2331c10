import { expect, it } from '@jest/globals'
import { findAttachments } from '../../src/tasks/find-attachments.ts'

const GUID = '1c4a2f1e-9b7d-4b7e-8f43-0a5c1d2e3f40'
const asset = { kind: 'asset', guid: GUID }

it.each([
  ['an image', `![image](https://github.com/user-attachments/assets/${GUID})`, [asset]],
  ['an image as HTML', `<img width="90" src="https://github.com/user-attachments/assets/${GUID}" />`, [asset]],
  ['an image of 2023', `![](https://github.com/acme/app.js/assets/123/${GUID})`, [asset]],
  ['an older image', `![](https://user-images.githubusercontent.com/1/245-${GUID}.png)`, [asset]],
  ['an image twice', `https://github.com/user-attachments/assets/${GUID.toUpperCase()} `.repeat(2), [asset]],
  [
    'a file',
    '[run.log](https://github.com/user-attachments/files/17/run%20%281%29.log) and text',
    [{ kind: 'file', id: '17', name: 'run%20%281%29.log' }]
  ],
  ['an image elsewhere', `![](https://example.com/user-attachments/assets/${GUID})`, []],
  ['an image of a host that only looks like the forge', `![](https://githubxcom/user-attachments/assets/${GUID})`, []],
  ['no attachment', 'See https://github.com/acme/app/issues/1 and ![](a.png).', []]
])('finds %s', (_, markdown, expected) => {
  expect(findAttachments(markdown, 'https://github.com')).toEqual(expected)
})

it('finds those of an Enterprise Server', () => {
  const text = `![](https://ghe.acme.example:8443/user-attachments/assets/${GUID})`
  expect(findAttachments(text, 'https://ghe.acme.example:8443')).toEqual([asset])
  expect(findAttachments(text, 'https://github.com')).toEqual([])
})
