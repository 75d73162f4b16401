/** An explicit filter, empty or not, so that the list doesn't come up with the one used last. */
export const listPath = (resource: string, filter: Record<string, string | boolean> = {}): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
