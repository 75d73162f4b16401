import type { Distributor } from '@flota/schemas';

/** From wherever the visitor is; only their click asks the map service anything. */
export const routeTo = ({ latitude, longitude }: Pick<Distributor, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
