export { HeaderSearch } from './HeaderSearch.js';
