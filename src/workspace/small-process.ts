import { setFlagsFromString } from 'node:v8'

/**
 * Keeps this process small from now on. To start a command, the kernel copies the page tables of this process, so unused memory makes every
 * command slower. Call it once all code is loaded: loading creates many objects that stay, and with other flags V8 rejects the compiled code
 * in Node and in the compile cache. Call it before the first request, because of the last two flags.
 */
export function keepProcessSmall(): void {
  // By default, the heap may grow to several times what is in use. 50 % is a compromise: 20 % would save another 4 % of memory and cost 6 %
  // of processor time, because each request is a new buffer, and such a heap is soon full of them.
  setFlagsFromString('--heap-growing-percent=50')
  // Optimize later than after 400 calls. Most code of a run is called less often, and compiling it takes memory and another thread's time.
  setFlagsFromString('--invocation-count-for-maglev=2000')
  // The memory for new objects does not grow any more.
  setFlagsFromString('--semi-space-growth-factor=1')
  // The only WebAssembly here is the HTTP parser in Node's own fetch. Optimizing it takes 10 MB, which are never given back, for
  // responses of a few kilobytes. One of the two without the other has no effect.
  setFlagsFromString('--no-wasm-dynamic-tiering')
  setFlagsFromString('--no-wasm-tier-up')
}
