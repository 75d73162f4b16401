export * from './accounts.js';
export * from './exports.js';
export * from './imports.js';
export * from '../passkeys.js';
export * from './sign-in.js';
export * from './views.js';
