export * from './admin-contracts.js';
export * from './bill-requests.js';
export * from './contracts.js';
export * from './identity.js';
export * from './messages.js';
export * from './payments.js';
export * from './sat-catalogs.js';
export * from './statements.js';
