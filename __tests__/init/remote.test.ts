import { expect, it } from '@jest/globals'
import { readRemote } from '../../src/init/remote-of-checkout.ts'

it.each([
  ['git@github.com:acme/app.git', 'github.com', 'acme/app'],
  ['https://github.com/acme/app', 'github.com', 'acme/app'],
  ['https://user:token@GitHub.com/acme/app.git/', 'github.com', 'acme/app'],
  ['ssh://git@ssh.github.com:443/acme/app.git', 'github.com', 'acme/app'],
  ['git@github.com-work:acme/app.git', 'github.com', 'acme/app'],
  ['ssh://git@GitHub.com-repo-1/acme/app.git', 'github.com', 'acme/app'],
  ['https://github.com-work.example/acme/app', 'github.com-work.example', 'acme/app'],
  ['git@github.com-work.example:acme/app', 'github.com-work.example', 'acme/app'],
  ['ssh://git@ghe.example.org:2222/acme/my.app.git', 'ghe.example.org', 'acme/my.app'],
  ['https://ghe.example.org:8443/acme/app.git', 'ghe.example.org:8443', 'acme/app'],
  ['ghe.example.org:acme/app', 'ghe.example.org', 'acme/app']
])('reads %s', (address, host, name) => {
  expect(readRemote(address)).toEqual({ host, name })
})

it.each([
  ['nothing', ''],
  ['a folder', '/srv/git/app.git'],
  ['a folder above', '../app'],
  ['a deeper path', 'https://gitlab.example.org/group/sub/app.git'],
  ['only an owner', 'https://github.com/acme'],
  ['a program', 'ext::sh -c evil'],
  ['an escape', 'https://github.com/acme/app\u001b[2J'],
  ['a path in disguise', 'git@github.com:acme/..'],
  ['shell code', 'git@github.com:acme/$(curl evil)']
])('does not accept %s as a repository', (_, address) => {
  expect(readRemote(address)).toBeUndefined()
})
