/*
 * How records are kept, for the API, which writes them, and the seed, which invents them: a day in a column, a
 * contract's ledger in rows, an identifier that nobody may read, an API key. Knows rows by their shape, and no database.
 * Passwords have an entry of their own, because hashing comes with a native library.
 */
export * from './api-key.js';
export * from './book-rows.js';
export * from './date-column.js';
export * from './field-cipher.js';
export * from './ledger-rows.js';
export * from './write-posting.js';
