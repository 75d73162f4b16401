export const SYNTAGE_PATH = '/syntage';

/** Where a company follows its request. */
export const syntagePath = (token: string): string => `${SYNTAGE_PATH}/${encodeURIComponent(token)}`;
