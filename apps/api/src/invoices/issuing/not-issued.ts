import type { InvoicingFailure } from '@flota/schemas';

/** It can't be done yet: it is tried again by itself. The message is for staff. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/** It can't be done until somebody changes something. */
export class Failed extends Error {
  override readonly name = 'Failed';

  constructor(readonly code: InvoicingFailure) {
    super(code);
  }
}
