import { describe, expect, it } from '@jest/globals';
import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { DEFAULT_LOOK, DEFAULT_PALETTE } from './default-look.js';
import { movedColours, paletteOf } from './palette.js';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('paletteOf', () => {
  it('leaves the look of the product as it is', () => {
    expect(paletteOf(DEFAULT_LOOK.colours)).toEqual(DEFAULT_PALETTE);
    expect(movedColours(DEFAULT_LOOK.colours)).toEqual([]);
  });

  it('can be read whatever was chosen', () => {
    fc.assert(
      fc.property(hex, hex, hex, (main, action, accent) => {
        const palette = paletteOf({ main, action, accent });
        const atLeast = (ratio: number, one: keyof typeof palette, ...grounds: (keyof typeof palette)[]) => {
          // Rounding to a hexadecimal colour costs a hundredth.
          for (const ground of grounds)
            expect(wcagContrast(palette[one], palette[ground])).toBeGreaterThan(ratio - 0.05);
        };
        atLeast(10, 'ink', 'sand', 'paper');
        atLeast(4.5, 'agave', 'sand', 'paper');
        atLeast(4.5, 'agave-deep', 'sand');
        atLeast(4.5, 'muted', 'sand');
        atLeast(4.5, 'on-signal', 'signal');
        atLeast(4.5, 'night', 'amber');
        atLeast(4.5, 'muted-inverse', 'ink');
        atLeast(3, 'signal', 'sand');
        atLeast(3, 'edge', 'sand');
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the hue of a colour it has to move, and says so', () => {
    const [moved] = movedColours({ main: '#0b3d91', action: '#7be495', accent: '#ffd60a' }).filter(
      ({ name }) => name === 'action',
    );
    expect(moved).toMatchObject({ asked: '#7be495' });
    expect(moved?.used).not.toBe('#7be495');
  });
});
