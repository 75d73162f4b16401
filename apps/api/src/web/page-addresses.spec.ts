import { expect, it } from '@jest/globals';
import type { ServerBuild } from 'react-router';
import { pageAddresses } from './page-addresses.js';

type Routes = ServerBuild['routes'];

const route = (id: string, path: string | undefined, parameters?: readonly string[] | 'any', parentId = 'root') => ({
  [id]: {
    id,
    ...(id !== 'root' && { parentId }),
    ...(path !== undefined && { path }),
    module: { default: () => null, ...(parameters && { handle: { parameters } }) },
  },
});

const routes = {
  ...route('root', ''),
  ...route('home', undefined, ['pagina']),
  ...route('news', 'noticias', ['pagina', 'orden']),
  ...route('article', 'noticias/:slug'),
  ...route('moved', 'legal', 'any'),
  ...route('calculator', 'calculadora', ['tipo']),
  ...route('step', 'paso-1', ['plan'], 'calculator'),
};
const home = { ...routes.home, index: true };
const addressOf = pageAddresses({ routes: { ...routes, home } as unknown as Routes });

it.each([
  ['/', '/'],
  ['/?x=1', '/'],
  ['/?utm_source=correo&utm_campaign=x', '/'],
  ['/?x=1&pagina=2&fbclid=1', '/?pagina=2'],
  ['/?pagina=2&pagina=3', '/?pagina=2'],
  ['/#1', '/'],
  ['/noticias?orden=a&pagina=2', '/noticias?pagina=2&orden=a'],
  ['/noticias?pagina=%32', '/noticias?pagina=2'],
  ['/noticias/?pagina=2&x', '/noticias/?pagina=2'],
  ['/noticias/una?pagina=2', '/noticias/una'],
  ['/calculadora/paso-1?plan=a&x=1&tipo=b', '/calculadora/paso-1?tipo=b&plan=a'],
  ['/nada?pagina=2', '/nada'],
  ['/legal?solo=1&x=2', '/legal?solo=1&x=2'],
])('of %s a page is made for %s', (url, address) => {
  expect(addressOf(url)).toBe(address);
});

it.each([
  ['/noticias.data?pagina=2&_routes=news&x=1', '/noticias.data?pagina=2&_routes=news'],
  ['/noticias.data?_routes=news%2Cinvented%2Croot%2Cnews', '/noticias.data?_routes=news%2Croot'],
  ['/noticias.data?_routes=invented', '/noticias.data'],
  ['/_root.data?x=1&pagina=2', '/_root.data?pagina=2'],
  ['/noticias/_.data?x=1&pagina=2', '/noticias/_.data?pagina=2'],
  ['/__manifest?paths=%2F&version=1&x=2', '/__manifest?paths=%2F&version=1'],
])('keeps what the router itself asks by: %s', (url, address) => {
  expect(addressOf(url)).toBe(address);
});

it.each([
  ['//evil.example/', '/evil.example/'],
  ['///', '/'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['//[', '/['],
  ['http://evil.example/noticias?x=1', '/noticias'],
  ['http://evil.example', '/'],
  ['http://evil.example//other.example', '/other.example'],
])('is never of another host: %s', (url, address) => {
  expect(addressOf(url)).toBe(address);
  expect(new URL(`https://flota.example${addressOf(url)}`).host).toBe('flota.example');
});
