// Starts programs for a process whose memory makes starting them slow. Arguments: a named pipe with orders, whose sender waits for the
// answer, and one for the answers: once a program runs, or for TYPE.run once it has ended. Standard input and output carry those of the
// programs. Ends with its standard input.
import { Buffer } from 'node:buffer'
import { spawn } from 'node:child_process'
import { createReadStream, openSync, writeSync } from 'node:fs'
import process from 'node:process'
import { readFrames, TYPE, writeFrame } from './frames.js'

const [, , ordersPipe, answersPipe] = process.argv
// Each waits for its other end, which is opened in the same order.
const [orders, answers] = [openSync(ordersPipe, 'r'), openSync(answersPipe, 'w')]
const programs = new Map()

function start(id, { file, args, options }) {
  const tell = (type, content) => writeFrame(process.stdout, { id, type, content })
  const program = spawn(file, args, options)
  programs.set(id, program)
  program.on('spawn', () => answer(id, { pid: program.pid }))
  program.on('error', ({ message, code, errno, syscall, path, spawnargs }) => {
    answer(id, { failure: { message, code, errno, syscall, path, spawnargs } })
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

function run(id, { file, args, options, input }) {
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
    answer(id, { status, signal, ...failure, stdout, stderr })
  })
}

readFrames(process.stdin, (id, type, content) => {
  const input = programs.get(id)?.stdin
  if (type === TYPE.input) input?.write(Buffer.from(content))
  if (type === TYPE.inputEnd) input?.end()
})

readFrames(createReadStream('', { fd: orders }), (id, type, content) => {
  const begin = type === TYPE.start ? start : run
  begin(id, JSON.parse(content))
})

/** The asking process reads until it has the whole answer. */
function answer(id, content) {
  const write = (bytes) => {
    for (let written = 0; written < bytes.length;) written += writeSync(answers, bytes, written)
  }
  writeFrame({ write }, { id, type: TYPE.close, content })
}

process.stdin.on('end', () => {
  for (const program of programs.values()) program.kill('SIGKILL')
  // An ordinary exit would wait for the named pipes, which may have no other end.
  process.kill(process.pid, 'SIGKILL')
})
