/** Invented records and accounts have to be asked for: where `NODE_ENV` says nothing, there are real customers. */
export const asksForDemo = (nodeEnv: string | undefined): boolean => nodeEnv === 'development' || nodeEnv === 'test';
