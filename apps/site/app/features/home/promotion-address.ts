/** The button's address with the promotion's vehicle in its query, whatever else the address says. */
export function promotionAddress(url: string, vehicle: string | null): string {
  if (!vehicle || /^(tel|mailto):/.test(url)) return url;
  const [beforeHash = '', ...hash] = url.split('#');
  const [path, ...query] = beforeHash.split('?');
  const parameters = new URLSearchParams(query.join('?'));
  parameters.set('vehicle', vehicle);
  return [`${path}?${parameters.toString()}`, ...hash].join('#');
}
