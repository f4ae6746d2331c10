import { setFlagsFromString } from 'node:v8'

/**
 * Keeps this process small from now on. To start a command, the kernel copies its page tables, so memory that nobody uses makes every
 * command slower. Not earlier: our own code creates many objects that stay while it is loaded, and with other flags V8 refuses the compiled
 * code that Node and the compile cache have. Before the first request: see the last two flags.
 */
export function keepProcessSmall(): void {
  // By default, the heap may grow to several times what is in use. With 20 %, memory is 4 % less and processor time 6 % more: each
  // request is a new buffer, and such a heap is soon full of them.
  setFlagsFromString('--heap-growing-percent=50')
  // The memory for new objects does not grow any more.
  setFlagsFromString('--semi-space-growth-factor=1')
  // The only WebAssembly here is the HTTP parser in Node's own fetch. Optimizing it takes 10 MB, which are never given back, for
  // responses of a few kilobytes. One of the two without the other has no effect.
  setFlagsFromString('--no-wasm-dynamic-tiering')
  setFlagsFromString('--no-wasm-tier-up')
}
