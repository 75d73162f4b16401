export * from './scopes.js';
export * from './token.js';
