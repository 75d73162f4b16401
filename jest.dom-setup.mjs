// What every browser has and jsdom has not.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });

Object.assign(HTMLDialogElement.prototype, {
  /** @this {HTMLDialogElement} */
  showModal() {
    this.open = true;
  },
  /** @this {HTMLDialogElement} */
  close() {
    this.open = false;
  },
});
