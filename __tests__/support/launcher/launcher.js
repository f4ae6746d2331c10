// Starts programs for a process whose memory makes starting them slow. Reads orders from standard input, and ends with it. Arguments: a
// named pipe with orders whose sender waits for the end of the program, and one for the answers.
import { Buffer } from 'node:buffer'
import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import process from 'node:process'
import { readFrames, TYPE, writeFrame } from './frames.js'

const programs = new Map()

function start(id, { file, args, options }) {
  const tell = (type, content) => writeFrame(process.stdout, { id, type, content })
  const program = spawn(file, args, options)
  programs.set(id, program)
  program.on('spawn', () => tell(TYPE.spawned, { pid: program.pid }))
  program.on('error', ({ message, code, errno, syscall, path, spawnargs }) => {
    tell(TYPE.failed, { message, code, errno, syscall, path, spawnargs })
  })
  program.stdout?.on('data', (chunk) => tell(TYPE.output, chunk))
  program.stderr?.on('data', (chunk) => tell(TYPE.errors, chunk))
  // A program may end before it has read everything.
  program.stdin?.on('error', () => undefined)
  program.on('exit', (exitCode, signalCode) => tell(TYPE.exit, { exitCode, signalCode }))
  program.on('close', (exitCode, signalCode) => {
    programs.delete(id)
    tell(TYPE.close, { exitCode, signalCode })
  })
}

readFrames(process.stdin, (id, type, content) => {
  if (type === TYPE.start) return start(id, JSON.parse(content))
  const program = programs.get(id)
  if (type === TYPE.input) program?.stdin?.write(Buffer.from(content))
  if (type === TYPE.inputEnd) program?.stdin?.end()
  if (type === TYPE.kill) program?.kill(JSON.parse(content).signal)
})

const [, , orders, answers] = process.argv
const answer = createWriteStream(answers)
readFrames(createReadStream(orders), (id, _type, content) => {
  const { file, args, options, input } = JSON.parse(content)
  const program = spawn(file, args, { ...options, stdio: 'pipe' })
  const output = []
  const errors = []
  program.stdout.on('data', (chunk) => output.push(chunk))
  program.stderr.on('data', (chunk) => errors.push(chunk))
  program.stdin.on('error', () => undefined)
  program.stdin.end(Buffer.from(input, 'base64'))
  let failure
  program.on('error', ({ message, code }) => (failure = { message, code }))
  program.on('close', (status, signal) => {
    const [stdout, stderr] = [output, errors].map((chunks) => Buffer.concat(chunks).toString('base64'))
    writeFrame(answer, { id, type: TYPE.close, content: { status, signal, ...failure, stdout, stderr } })
  })
})

process.stdin.on('end', () => {
  for (const program of programs.values()) program.kill('SIGKILL')
  // An ordinary exit would wait for the named pipes, which may have no other end.
  process.kill(process.pid, 'SIGKILL')
})
