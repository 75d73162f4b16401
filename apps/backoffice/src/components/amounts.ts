/** `"0.00"`, and `"-0.00"` too. */
export const isZero = (amount: string): boolean => /^-?[0.]*$/.test(amount);

/** As people write it: `$12,500.00`. */
export const plainAmount = (amount: unknown): string =>
  typeof amount === 'string' ? amount.replace(/[\s,$]/g, '') : '';
