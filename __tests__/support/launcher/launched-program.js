import { Buffer } from 'node:buffer'
import { EventEmitter } from 'node:events'
import process from 'node:process'
import { PassThrough, Writable } from 'node:stream'
import { TYPE } from './frames.js'

/** A program that the launcher started, with what the tests and the product use of Node's `ChildProcess`. */
export class LaunchedProgram extends EventEmitter {
  pid
  exitCode = null
  signalCode = null
  killed = false
  stdin = null
  stdout = null
  stderr = null
  #killSignal

  /** @param tell sends the launcher a frame (type, content) about this program */
  constructor({ pid, stdio: [input, output, errors], signal, killSignal, tell }) {
    super()
    this.pid = pid
    this.#killSignal = killSignal
    if (input === 'pipe') {
      this.stdin = new Writable({
        write: (chunk, _encoding, done) => {
          tell(TYPE.input, Buffer.from(chunk))
          done()
        },
        final: (done) => {
          tell(TYPE.inputEnd)
          done()
        }
      })
    }
    if (output === 'pipe') this.stdout = new PassThrough()
    if (errors === 'pipe') this.stderr = new PassThrough()
    if (pid !== undefined) process.nextTick(() => this.emit('spawn'))
    if (signal) this.#obey(signal)
  }

  kill(signal = 'SIGTERM') {
    if (this.pid === undefined || this.exitCode !== null || this.signalCode !== null) return false
    try {
      this.killed = process.kill(this.pid, signal)
    } catch {
      // It has ended, which we are about to read.
      return false
    }
    return true
  }

  /** It could not be started. */
  fail({ message, ...properties }) {
    this.#endStreams()
    this.emit('error', Object.assign(new Error(message), properties))
  }

  /** Takes a frame from the launcher. */
  take(type, content) {
    if (type === TYPE.output) this.stdout?.write(Buffer.from(content))
    else if (type === TYPE.errors) this.stderr?.write(Buffer.from(content))
    else if (type === TYPE.exit) {
      Object.assign(this, JSON.parse(content))
      this.stdin?.destroy()
      this.emit('exit', this.exitCode, this.signalCode)
    } else if (type === TYPE.close) {
      Object.assign(this, JSON.parse(content))
      this.#close()
    }
  }

  // Like Node's, the event comes after the ends of the streams.
  #close() {
    const open = this.#endStreams()
    const emit = () => this.emit('close', this.exitCode, this.signalCode)
    if (open.length === 0) return emit()
    let left = open.length
    for (const stream of open) stream.once('close', () => --left === 0 && emit())
  }

  #endStreams() {
    const open = [this.stdout, this.stderr].filter((stream) => stream && !stream.destroyed)
    for (const stream of open) {
      stream.end()
      // Nobody reads it, or nobody will: Node's are then closed, too.
      if (stream.listenerCount('data') === 0 && stream.listenerCount('readable') === 0) stream.resume()
    }
    return open
  }

  #obey(signal) {
    const abort = () => {
      if (this.kill(this.#killSignal)) this.emit('error', abortError(signal))
    }
    if (signal.aborted) return process.nextTick(abort)
    signal.addEventListener('abort', abort, { once: true })
    this.once('exit', () => signal.removeEventListener('abort', abort))
  }
}

function abortError(signal) {
  const error = new Error('The operation was aborted', { cause: signal.reason })
  return Object.assign(error, { name: 'AbortError', code: 'ABORT_ERR' })
}
