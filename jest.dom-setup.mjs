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

// Nothing is laid out, so nothing ever changes its size or comes into sight.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined;

// By which the router notes where somebody goes.
globalThis.Request ??= /** @type {typeof Request} */ (
  class {
    /** @param {string} url @param {RequestInit} init */
    constructor(url, init) {
      Object.assign(this, { url, method: 'GET', headers: {}, ...init });
    }
  }
);
