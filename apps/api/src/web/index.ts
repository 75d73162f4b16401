export { hostWeb } from './host-web.js';
