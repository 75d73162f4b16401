/** A decimal as a database client hands it out. */
export interface Amount {
  toFixed(decimals: number): string;
  toString(): string;
}

/** MXN with two decimals. */
export const money = (amount: Amount): string => amount.toFixed(2);
