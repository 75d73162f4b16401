import { describe, expect, it } from '@jest/globals';
import { deviceName } from './device-name.js';

const IOS = 'CPU iPhone OS 18_5 like Mac OS X';
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36`, 'Chrome en Android'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`, 'Chrome en Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/138.0 Safari/537.36 Edg/138.0`, 'Edge en Windows'],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-S918B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'Samsung Internet en Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari en iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/138.0 Mobile/15E148 Safari/604.1',
      'Chrome en iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
      'Safari en Mac',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`, 'Chrome en ChromeOS'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/138.0.0.0 Safari/537.36`, 'Chrome en Linux'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Ubuntu Chromium/138.0 Chrome/138.0 Safari/537.36`, 'Chromium en Linux'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`, 'Chrome en Linux'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`, 'Chrome en Mac'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/138.0 Mobile Safari/537.36 EdgA/138.0`, 'Edge en Android'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/138.0 Safari/537.36 Edg/138.0`, 'Edge en Linux'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/138.0 Safari/537.36 Edg/138.0`, 'Edge en Mac'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/64.0 Safari/537.36 Edge/18.19582`, 'Edge en Windows'],
    [`Mozilla/5.0 (iPhone; ${IOS}) ${APPLE} Version/18.0 EdgiOS/138.0 Mobile/15E148 Safari/605.1.15`, 'Edge en iPhone'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/138.0 Safari/537.36 OPR/122.0`, 'Opera en Windows'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/138.0 Mobile Safari/537.36 OPR/90.0`, 'Opera en Android'],
    [`Mozilla/5.0 (iPhone; ${IOS}) ${APPLE} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.5`, 'Opera en iPhone'],
    ['Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18', 'Opera en Windows'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox en Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Mac'],
    [`Mozilla/5.0 (iPhone; ${IOS}) ${APPLE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox en iPhone'],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${APPLE} Version/18.5 Mobile/15E148 Safari/604.1`,
      'Safari en iPad',
    ],
    [`Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${APPLE} CriOS/138.0 Mobile/15E148 Safari/604.1`, 'Chrome en iPad'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${APPLE} Version/18.5 Safari/605.1.15`, 'Navegador en Linux'],
    ['Something/1.0 (Windows NT 10.0)', 'Navegador en Windows'],
    ['Firefox/140.0', 'Firefox en otro sistema'],
    ['curl/8.5.0', 'Dispositivo desconocido'],
    ['', 'Dispositivo desconocido'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
