/** Two quotes side by side. Like a quote's own address it opens for whoever has it. */
export const comparisonPath = (token: string, other: string): string =>
  `/cotizacion/${encodeURIComponent(token)}/comparar/${encodeURIComponent(other)}`;
