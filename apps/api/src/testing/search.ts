import { SearchIndex } from '../search/search-index.js';
import type { TestApp } from './test-app.js';

/** Search finds what was written until now. */
export const refreshSearch = ({ app }: TestApp): Promise<void> => app.get(SearchIndex).refresh();
