import { expect, it } from '@jest/globals';
import { mapTileSource } from './settings.js';

it.each([
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
  ['https://{s}.Tile.example.mx:8443/{z}/{x}/{y}{r}.png?key=a1&lang=es', 'https://*.tile.example.mx:8443'],
  ['https://tiles.example.mx/tms/{z}/{x}/{-y}.png', 'https://tiles.example.mx'],
])('lets the pictures of %s through', (url, source) => {
  expect(mapTileSource(url)).toBe(source);
});

it.each([
  'https://tiles.example.mx;script-src/{z}/{x}/{y}',
  "https://tiles.example.mx'/{z}/{x}/{y}",
  'https://tiles.example.mx,evil.example/{z}/{x}/{y}',
  'https://*/{z}/{x}/{y}',
  'https://{s}/{z}/{x}/{y}',
  'https://a.{s}.example.mx/{z}/{x}/{y}',
  'https://me:pass@tiles.example.mx/{z}/{x}/{y}',
  'http://tiles.example.mx/{z}/{x}/{y}',
  'https://tiles.example.mx/{z}/{x}',
  'https://tiles.example.mx/{z}/{x}/{y}/{key}',
  'https://tiles.example.mx/{z} {x} {y}',
])('knows no pictures of %s', (url) => {
  expect(mapTileSource(url)).toBeNull();
});
