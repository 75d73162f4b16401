import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bracedIn, smsLength, unaccented } from './sms.js';

describe('the length of an SMS', () => {
  it.each([
    ['nothing', '', 'GSM-7', 1, 0],
    ['160 places', 'a'.repeat(160), 'GSM-7', 1, 160],
    ['161 places are two parts of 153', 'a'.repeat(161), 'GSM-7', 2, 161],
    ['306 places', 'a'.repeat(306), 'GSM-7', 2, 306],
    ['307 places', 'a'.repeat(307), 'GSM-7', 3, 307],
    ['the Spanish that GSM has', 'ñÑéÉüÜ¿¡', 'GSM-7', 1, 8],
    ['two places each', '€'.repeat(80), 'GSM-7', 1, 160],
    ['what is not cut in two', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 3, 306],
    ['70 places of UCS-2', 'ó'.repeat(70), 'UCS-2', 1, 70],
    ['71 places of UCS-2', 'ó'.repeat(71), 'UCS-2', 2, 71],
    ['an emoji is two', '😀'.repeat(35), 'UCS-2', 1, 70],
    ['and is not cut in two either', `${'ó'.repeat(66)}😀${'ó'.repeat(66)}`, 'UCS-2', 3, 134],
  ] as const)('%s', (_, text, encoding, segments, used) => {
    expect(smsLength(text)).toMatchObject({ encoding, segments, used });
  });

  it('names what takes it out of GSM-7, each once', () => {
    expect(smsLength('cotización, día, camión').outside).toEqual(['ó', 'í']);
  });

  it('leaves no part empty and puts no more into one than it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '€', 'ó', '😀'), maxLength: 500 }), (text) => {
        const { encoding, room, segments, used } = smsLength(text);
        const [single, part] = encoding === 'GSM-7' ? [160, 153] : [70, 67];
        expect(used).toBeLessThanOrEqual(room);
        expect(segments === 1 ? used <= single : used > (segments - 1) * (part - 1)).toBe(true);
      }),
    );
  });
});

describe('without accents', () => {
  it('is GSM-7, with the Spanish that it has', () => {
    const text = unaccented('Última cotización: «señal» de México, él y su ñu… $1,200.00\u00a0MXN');
    expect(text).toBe('Ultima cotizacion: "señal" de México, él y su ñu... $1,200.00 MXN');
    expect(smsLength(text).encoding).toBe('GSM-7');
  });

  it('leaves what has no letter there', () => {
    expect(unaccented('日本 😀 a')).toBe('日本 😀 a');
  });
});

it('finds what stands in braces', () => {
  expect(bracedIn('{nombre}: {enlace} y {nombre}, {otra cosa}, {}')).toEqual(['nombre', 'enlace', 'otra cosa', '']);
});
