export { copyDatabase, type DatabaseCopy } from './database-copy.js';
