import { expect, it } from '@jest/globals'
import { attachmentHosts, isOnStorage } from '../../src/forge/attachments.ts'

it.each([
  ['https://github.com', 'https://private-user-images.githubusercontent.com/1/2-x.png?jwt=y', true],
  ['https://github.com', 'http://private-user-images.githubusercontent.com/1/2-x.png', false],
  ['https://github.com', 'https://user@private-user-images.githubusercontent.com/1/2-x.png', false],
  ['https://github.com', 'https://private-user-images.githubusercontent.com.example/1/2-x.png', false],
  ['https://github.com', 'https://raw.githubusercontent.com/mallory/x/main/2-x.png', false],
  ['https://github.com', 'https://camo.githubusercontent.com/abc/2-x.png', false],
  ['https://github.com', 'https://github.com/user-attachments/assets/x', false],
  ['https://github.com', 'https://169.254.169.254/private-user-images/x', false],
  ['https://ghe.acme.example', 'https://media.ghe.acme.example/user/1/files/x?token=y', true],
  ['https://ghe.acme.example', 'https://ghe.acme.example/storage/user/1/files/x?token=y', true],
  ['https://ghe.acme.example', 'https://ghe.acme.example/pages/mallory/x.png', false],
  ['https://ghe.acme.example', 'https://ghe.acme.example/mallory/x/raw/main/x.png', false],
  ['https://ghe.acme.example', 'https://pages.ghe.acme.example/mallory/x.png', false],
  ['https://ghe.acme.example', 'https://private-user-images.githubusercontent.com/1/2-x.png', false]
])('at %s, %s is an image of the storage: %s', (server, address, isStored) => {
  expect(isOnStorage(new URL(address), attachmentHosts(server), 'images')).toBe(isStored)
})
