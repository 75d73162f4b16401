export * from './admin-brand.js';
export * from './default-look.js';
export * from './fonts.js';
export * from './look.js';
export * from './palette.js';
export * from './picture-size.js';
export * from './public-brand.js';
