/**
 * How much is invented: `reference`, nothing; `lender`, a lender with its plans, vehicles and texts, and nobody who has
 * asked it anything; `demo`, people and what they did with it as well.
 */
export type SeedScope = 'reference' | 'lender' | 'demo';
