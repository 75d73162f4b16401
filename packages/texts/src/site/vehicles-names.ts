import { SILHOUETTE_NAMES } from '@flota/schemas';
import { defineTexts } from '../wording.js';

/** What a body is called where visitors look for one; staff choose it by the same names. */
export const bodies = defineTexts('bodies', SILHOUETTE_NAMES);
