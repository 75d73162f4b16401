import { ConnectorTestError, defineConnector } from '../connectors/define-connector.js';
import { choice, secret, url, when } from '../connectors/fields.js';
import { findPlaces } from './find-places.js';

const ZOCALO = 'Plaza de la Constitución, Centro, Ciudad de México';

/** Who knows where addresses are: Nominatim, or whoever speaks as it does, or Google. */
export const geocodingConnector = defineConnector({
  name: 'geocoding',
  title: 'Ubicación de domicilios',
  about:
    'Propone el punto en el mapa del domicilio de un distribuidor. Sin él, se escribe a mano o se usa el punto de la ciudad.',
  category: 'site',
  fields: {
    provider: choice({
      label: 'Proveedor',
      names: { nominatim: 'Nominatim (OpenStreetMap) o compatible', google: 'Google Geocoding API' },
      initial: 'nominatim',
    }),
    baseUrl: url({
      label: 'Dirección',
      hint: 'De Nominatim: https://nominatim.openstreetmap.org, o un servidor propio. De Google: https://maps.googleapis.com/maps/api/geocode',
      initial: 'https://nominatim.openstreetmap.org',
    }),
    googleKey: when('provider', ['google'], secret({ label: 'Llave de Google' })),
  },
  authentication: () => ({ kind: 'none' }),
  test: async ({ settings, http }) => {
    const places = await findPlaces({ settings, http }, ZOCALO);
    if (places.length === 0)
      throw new ConnectorTestError('Respondió, pero no encontró el Zócalo de la Ciudad de México.');
    return `Encontró «${places[0]?.label}».`;
  },
});
