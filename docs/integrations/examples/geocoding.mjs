// A server that knows one address, as Nominatim and as Google: `PORT=4010 API_KEY=… node geocoding.mjs`.
import { createServer } from 'node:http';

const { API_KEY = 'example', PORT = '4010' } = process.env;
const [latitude, longitude] = [19.4326, -99.1332];
const label = 'Plaza de la Constitución, Centro, Cuauhtémoc, Ciudad de México, 06000, México';

const answer = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname === '/search') {
    const known = /constituci[oó]n|z[oó]calo/i.test(searchParams.get('q') ?? '');
    const place = { lat: String(latitude), lon: String(longitude), display_name: label };
    return answer(response, 200, known ? [place] : []);
  }
  if (pathname !== '/json') return answer(response, 404, { error: 'Not found' });
  if (searchParams.get('key') !== API_KEY) {
    return answer(response, 200, {
      status: 'REQUEST_DENIED',
      results: [],
      error_message: 'The provided API key is invalid.',
    });
  }
  const known = /constituci[oó]n|z[oó]calo/i.test(searchParams.get('address') ?? '');
  if (!known) return answer(response, 200, { status: 'ZERO_RESULTS', results: [] });
  const place = { formatted_address: label, geometry: { location: { lat: latitude, lng: longitude } } };
  answer(response, 200, { status: 'OK', results: [place] });
});

server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
