export { copyDatabase, copySeededDatabase, type DatabaseCopy } from './database-copy.js';
