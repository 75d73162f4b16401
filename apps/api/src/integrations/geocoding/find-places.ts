import type { PlaceFound } from '@flota/schemas';
import { z } from 'zod';
import type { OutboundHttp } from '../gateway/outbound-http.js';
import { ConnectorTestError } from '../connectors/define-connector.js';

interface Way {
  settings: { provider: 'nominatim' | 'google'; googleKey: string | null };
  http: OutboundHttp;
}

const MOST = 5;
const OPERATION = 'Buscar un domicilio';

/** Nominatim writes numbers as text (https://nominatim.org/release-docs/latest/api/Search/). */
const nominatimAnswer = z.array(z.object({ lat: z.string(), lon: z.string(), display_name: z.string() }));

/** https://developers.google.com/maps/documentation/geocoding/requests-geocoding */
const googleAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('OK'),
    results: z.array(
      z.object({
        formatted_address: z.string(),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      }),
    ),
  }),
  z.object({ status: z.literal('ZERO_RESULTS') }),
  z.object({
    status: z.enum(['OVER_DAILY_LIMIT', 'OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'INVALID_REQUEST', 'UNKNOWN_ERROR']),
  }),
]);

/** What Google's refusals mean for staff. */
const REFUSALS: Readonly<Record<string, string>> = {
  OVER_DAILY_LIMIT: 'La cuenta de Google llegó a su límite, o le falta la facturación.',
  OVER_QUERY_LIMIT: 'Se hicieron demasiadas búsquedas. Espere un momento.',
  REQUEST_DENIED: 'Google no aceptó la llave. Revise que sea de la Geocoding API y sin límite de sitio.',
};

/**
 * Points that an address of Mexico may be, the likeliest first.
 *
 * @throws OutboundError, or ConnectorTestError for what Google refuses in words
 */
export async function findPlaces({ settings, http }: Way, address: string): Promise<PlaceFound[]> {
  const found =
    settings.provider === 'google'
      ? await atGoogle(http, settings.googleKey, address)
      : await atNominatim(http, address);
  return found.filter(isInMexico).slice(0, MOST);
}

async function atNominatim(http: OutboundHttp, address: string): Promise<PlaceFound[]> {
  const places = await http.request({
    operation: OPERATION,
    path: '/search',
    query: { q: address, format: 'jsonv2', countrycodes: 'mx', limit: MOST, 'accept-language': 'es' },
    // Its terms want to know who asks.
    headers: { 'user-agent': 'Flota (backoffice)' },
    schema: nominatimAnswer,
  });
  return places.map(({ lat, lon, display_name: label }) => ({ label, latitude: Number(lat), longitude: Number(lon) }));
}

async function atGoogle(http: OutboundHttp, key: string | null, address: string): Promise<PlaceFound[]> {
  const answer = await http.request({
    operation: OPERATION,
    path: '/json',
    query: { address, components: 'country:MX', language: 'es-419', key: key ?? '' },
    schema: googleAnswer,
  });
  if (answer.status === 'ZERO_RESULTS') return [];
  if (answer.status !== 'OK')
    throw new ConnectorTestError(REFUSALS[answer.status] ?? 'Google no pudo buscar. Intente más tarde.');
  return answer.results.map(({ formatted_address: label, geometry: { location } }) => ({
    label,
    latitude: location.lat,
    longitude: location.lng,
  }));
}

/** What is elsewhere was misunderstood; what is no number was made up. */
const isInMexico = ({ latitude, longitude }: PlaceFound): boolean =>
  latitude > 14 && latitude < 33 && longitude > -119 && longitude < -86;
