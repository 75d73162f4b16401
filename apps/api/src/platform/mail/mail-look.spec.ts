import { expect, it } from '@jest/globals';
import { DEFAULT_LOOK, paletteOf } from '@flota/schemas';
import fc from 'fast-check';
import { darkMailOf, mailLookOf } from './mail-look.js';

/** WCAG 2.2: how much lighter one of two colours is than the other. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('can be read in the dark whatever colours a lender chose', () => {
  fc.assert(
    fc.property(hex, hex, hex, (main, action, accent) => {
      const { outer, paper, soft, text, muted, link } = darkMailOf(paletteOf({ main, action, accent }));
      for (const ground of [paper, soft]) {
        for (const words of [text, muted, link]) expect(contrast(words, ground)).toBeGreaterThan(4.4);
      }
      expect(contrast(muted, outer)).toBeGreaterThan(4.4);
    }),
    { numRuns: 200 },
  );
});

it('takes the lender for dark mails as for light ones', () => {
  const colours = { main: '#0b3d2e', action: '#1d70b8', accent: '#f4d35e' };
  const palette = paletteOf(colours);
  const look = { palette, fonts: { heading: 'Lora', text: 'Inter' }, radius: 4, logo: null, signUrl: '' };
  expect(mailLookOf(look).dark).toEqual(darkMailOf(palette));
  expect(mailLookOf(null).dark).toEqual(darkMailOf(paletteOf(DEFAULT_LOOK.colours)));
});
