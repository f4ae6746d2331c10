import { setFlagsFromString } from 'node:v8'

/**
 * Keeps this process small. To start a command, the kernel copies its page tables, so memory that nobody uses makes every command slower.
 * Before anything else: V8 never gives back what it has taken for new objects.
 */
export function keepProcessSmall(): void {
  // The memory for new objects does not grow. Most of what is loaded stays, and is moved out of it either way.
  setFlagsFromString('--semi-space-growth-factor=1')
  // The only WebAssembly here is the HTTP parser in Node's own fetch. Optimizing it takes 10 MB, which are never given back, for
  // responses of a few kilobytes. One of the two without the other has no effect.
  setFlagsFromString('--no-wasm-dynamic-tiering')
  setFlagsFromString('--no-wasm-tier-up')
}
