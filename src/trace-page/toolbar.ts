import { html, type Html } from './html.ts'
import type { Conversation } from './view.ts'

/** Search, filters and buttons. Hidden until the script runs. */
export function toolbar({ turns }: Conversation): Html | undefined {
  if (turns.length === 0) return undefined
  return html`<div class="toolbar" id="toolbar" role="search" aria-label="Turns" hidden>
      <input
        type="search"
        id="search"
        placeholder="Search calls and texts  ( / )"
        aria-label="Search calls and texts"
        autocomplete="off"
        spellcheck="false"
      />
      <div class="filters" role="group" aria-label="Show">
        <button type="button" data-filter="" aria-pressed="true">All</button>
        <button type="button" data-filter="failed" aria-pressed="false">Not done</button>
        <button type="button" data-filter="edited" aria-pressed="false">Edits</button>
        <button type="button" data-filter="command" aria-pressed="false">Commands</button>
      </div>
      <span id="count" role="status"></span>
      <div class="buttons">
        <button type="button" id="unfold">Unfold all</button><button type="button" id="theme">Dark</button
        ><button type="button" id="keys" aria-label="Keys">?</button>
      </div>
    </div>
    <dialog id="help" aria-label="Keys">
      <h2>Keys</h2>
      <dl class="rows">
        <div>
          <dt><kbd>/</kbd></dt>
          <dd>Search; <kbd>Esc</kbd> clears it</dd>
        </div>
        <div>
          <dt><kbd>j</kbd> <kbd>k</kbd></dt>
          <dd>Next and previous turn</dd>
        </div>
        <div>
          <dt><kbd>n</kbd> <kbd>p</kbd></dt>
          <dd>Next and previous call</dd>
        </div>
        <div>
          <dt><kbd>f</kbd></dt>
          <dd>Next call that was not done</dd>
        </div>
        <div>
          <dt><kbd>Enter</kbd></dt>
          <dd>Fold and unfold the call</dd>
        </div>
        <div>
          <dt><kbd>u</kbd></dt>
          <dd>Unfold or fold all calls</dd>
        </div>
        <div>
          <dt><kbd>t</kbd></dt>
          <dd>Dark or light</dd>
        </div>
      </dl>
      <form method="dialog"><button>Close</button></form>
    </dialog>`
}
