export * from './passkeys.js';
export * from './sign-in.js';
