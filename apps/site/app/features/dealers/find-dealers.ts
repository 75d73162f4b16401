import type { City, Distributor, State } from '@flota/schemas';

export interface Position {
  latitude: number;
  longitude: number;
}

/** What the visitor asked for; each may be missing. */
export interface DealerSearch {
  stateId?: string | undefined;
  cityId?: string | undefined;
  /** As typed. */
  postalCode?: string | undefined;
}

export interface FoundDealer {
  dealer: Distributor;
  /** From where the visitor is, if that is known. */
  kilometres: number | null;
}

const EARTH_RADIUS_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine), in kilometres. */
export function distance(from: Position, to: Position): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text);

/** The state a postal code belongs to, by its first two digits; several states share none. */
export function stateOfPostalCode(postalCode: string, states: readonly State[]): State | undefined {
  if (!isPostalCode(postalCode)) return undefined;
  const prefix = Number(postalCode.slice(0, 2));
  return states.find(({ postalPrefix }) => {
    const [first = NaN, last = first] = postalPrefix.split('-').map(Number);
    return first <= prefix && prefix <= last;
  });
}

/**
 * The dealers asked for. By postal code: those of its state, the nearest code first, since codes are given by area.
 * With a position: the nearest first.
 */
export function findDealers(
  dealers: readonly Distributor[],
  { stateId, cityId, postalCode = '' }: DealerSearch,
  states: readonly State[],
  position: Position | null = null,
): FoundDealer[] {
  const wantedState = isPostalCode(postalCode) ? stateOfPostalCode(postalCode, states)?.id : stateId;
  const found = dealers
    .filter((dealer) => !wantedState || dealer.stateId === wantedState)
    .filter((dealer) => !cityId || dealer.cityId === cityId)
    .map((dealer) => ({ dealer, kilometres: position && distance(position, dealer) }));
  if (position) return found.sort((a, b) => Number(a.kilometres) - Number(b.kilometres));
  if (!isPostalCode(postalCode)) return found;
  const away = ({ dealer }: FoundDealer) => Math.abs(Number(dealer.postalCode) - Number(postalCode));
  return found.sort((a, b) => away(a) - away(b));
}

/** Cities with a dealer, of one state. */
export const citiesWithDealers = (
  cities: readonly City[],
  dealers: readonly Distributor[],
  stateId: string | undefined,
): City[] => cities.filter((city) => city.stateId === stateId && dealers.some(({ cityId }) => cityId === city.id));

/** From wherever the visitor is; only their click asks the map service anything. */
export const routeTo = ({ latitude, longitude }: Pick<Distributor, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
