/** As people write it: `$12,500.00`. */
export const plainAmount = (amount: unknown): string =>
  typeof amount === 'string' ? amount.replace(/[\s,$]/g, '') : '';
