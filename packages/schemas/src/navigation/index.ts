export * from './api.js';
export * from './default-navigation.js';
export * from './destinations.js';
export * from './menu-target.js';
export * from './navigation.js';
export * from './offered.js';
