/*
 * Apart from the schemas: the page in the frame would load zod for one word.
 */

/** What the page in the frame tells the page around it, and all it ever tells. */
export const EMBED_HEIGHT_MESSAGE = 'flota:height';
