/** A plan's rates as a grid. */
export const ratesPath = (planId: string): string => `/plans/${planId}/tasas`;
