export * from './events.js';
export * from './scopes.js';
export * from './token.js';
