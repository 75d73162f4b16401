import { describe, expect, it } from '@jest/globals';
import { isMapHtml } from './map-html.js';

describe('isMapHtml', () => {
  it.each([
    '',
    '19',
    '<svg/>',
    '<span aria-hidden="true">+</span>',
    '<span aria-hidden="true">&#x2212;</span>',
    '<a href="https://leafletjs.com" title="A JavaScript library for interactive maps">Leaflet</a>',
    'Contorno: V. Cazanave, CC BY 4.0',
    '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  ])('lets %p through', (html) => {
    expect(isMapHtml(html)).toBe(true);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="https://a.example" onclick="alert(1)">a</a>',
    '<a title="a" href="javascript:alert(1)">a</a>',
    '<svg onload=alert(1)>',
    '<span style="position:fixed">a</span>',
    '<iframe srcdoc="a"></iframe>',
  ])('keeps %p out', (html) => {
    expect(isMapHtml(html)).toBe(false);
  });
});
