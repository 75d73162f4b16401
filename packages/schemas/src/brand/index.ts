export * from './admin-brand.js';
export * from './fonts.js';
export * from './look.js';
export * from './palette.js';
export * from './public-brand.js';
