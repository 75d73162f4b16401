/** `"0.00"`, and `"-0.00"` too. */
export const isZero = (amount: string): boolean => /^-?[0.]*$/.test(amount);
