/*
 * What slugs and decimals look like, apart from the schemas: pages that only check what an address or a store says would
 * load zod for it.
 */

/** Lower case letters, digits and hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_LENGTH = 80;

/** At most 13 whole digits and `decimals` decimals. */
export const decimalPattern = (decimals: number): RegExp => new RegExp(`^\\d{1,13}(\\.\\d{1,${decimals}})?$`);
export const PERCENT_DECIMALS = 4;

export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= SLUG_LENGTH && SLUG.test(value);

/** Percent as text, `"0"` to `"100"`. */
export const isPercent = (value: unknown): value is string =>
  typeof value === 'string' && decimalPattern(PERCENT_DECIMALS).test(value) && Number(value) <= 100;
