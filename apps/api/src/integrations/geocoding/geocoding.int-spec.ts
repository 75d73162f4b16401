import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeOutages } from '../../testing/outside/describe-outages.js';
import { type Example, startExample } from '../../testing/outside/example.js';
import { type Outside, startOutside } from '../../testing/outside/outside.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { geocodingConnector } from './geocoding.connector.js';

describeOutages('geocoding', {
  connector: geocodingConnector,
  answers: { example: 'geocoding' },
  settings: (baseUrl) => ({ baseUrl }),
  call: (connection) => geocodingConnector.test(connection),
});

let api: TestApp;
let content: SignedIn;
let example: Example;
let outside: Outside;

beforeAll(async () => {
  api = await startTestApp();
  content = await api.signIn('content');
  example = await startExample('geocoding');
  outside = await startOutside({ url: example.url });
});
afterAll(async () => {
  await outside.close();
  await example.close();
  await api.close();
});

const find = (body: object) => api.http.post('/api/admin/geocoding').set(content.headers).send(body);
const ZOCALO = [{ label: expect.stringContaining('Cuauhtémoc'), latitude: 19.4326, longitude: -99.1332 }];

describe('an address', () => {
  it.each([{ provider: 'nominatim' }, { provider: 'google', googleKey: 'example' }] as const)(
    'is found as $provider says it',
    async (settings) => {
      await turnOn(api, geocodingConnector, { baseUrl: outside.url, ...settings });
      const city = await api.prisma.city.findFirstOrThrow({ include: { state: true } });
      outside.received.length = 0;
      const wanted = { address: 'Plaza de la\nConstitución 1', postalCode: '06000', cityId: city.id };
      expect((await find(wanted).expect(200)).body).toEqual({ places: ZOCALO });
      const asked = outside.received[0]?.query;
      expect(asked?.get('q') ?? asked?.get('address')).toBe(
        `Plaza de la Constitución 1, 06000, ${city.name}, ${city.state.name}`,
      );
      expect((await find({ address: 'Calle que no existe' }).expect(200)).body).toEqual({ places: [] });
    },
  );

  it('that Google refuses to look for is said not to be found now', async () => {
    await turnOn(api, geocodingConnector, { baseUrl: outside.url, provider: 'google', googleKey: 'wrong' });
    expect((await find({ address: 'Zócalo' }).expect(503)).body).toMatchObject({ code: 'GEOCODING.FAILED' });
  });

  it('is written by hand where nobody is connected', async () => {
    await turnOn(api, geocodingConnector, null);
    const { body } = await api.http.get('/api/admin/geocoding/offer').set(content.headers).expect(200);
    expect(body).toEqual({ offered: false });
    expect((await find({ address: 'Zócalo' }).expect(409)).body).toMatchObject({ code: 'GEOCODING.NOT_OFFERED' });
  });
});

describe('what is no place of Mexico', () => {
  it.each([
    ['elsewhere', { lat: '40.4', lon: '-3.7' }],
    ['no number', { lat: 'NaN', lon: '' }],
  ])('as it is %s, is not proposed', async (_why, point) => {
    const lying = await startOutside({ 'GET /search': () => ({ json: [{ ...point, display_name: 'Aquí' }] }) });
    await turnOn(api, geocodingConnector, { baseUrl: lying.url });
    expect((await find({ address: 'Zócalo' }).expect(200)).body).toEqual({ places: [] });
    await lying.close();
  });
});
