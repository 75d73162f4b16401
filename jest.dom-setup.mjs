// What every browser has and jsdom has not.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });

// A spec that asks for another environment has no elements at all.
if ('HTMLDialogElement' in globalThis) {
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
}
