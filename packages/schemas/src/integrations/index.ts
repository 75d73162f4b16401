export * from './batch-rows.js';
export * from './batches.js';
export * from './clients.js';
export * from './connectors.js';
export * from './events.js';
export * from './scopes.js';
export * from './token.js';
