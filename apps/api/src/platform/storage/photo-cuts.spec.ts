import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { CUT_NAME, cutName, cutNamed, drawCut, PHOTO_CUTS } from './photo-cuts.js';

/** Red on the left, blue on the right, of any shape. */
async function halves(width: number, height: number) {
  const left = { create: { width: width / 2, height, channels: 3, background: 'red' } } as const;
  const whole = { create: { width, height, channels: 3, background: 'blue' } } as const;
  return sharp(
    await sharp(whole)
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}

const colourOf = async (jpeg: Buffer) => {
  const { channels } = await sharp(jpeg).stats();
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue';
};

describe('the cut of a photo', () => {
  it('is a JPEG in its shape, around what must stay in sight', async () => {
    const left = await drawCut(await halves(3_000, 400), 'large', { x: 0, y: 50 });
    const right = await drawCut(await halves(3_000, 400), 'large', { x: 96, y: 50 });
    expect(await sharp(left).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 400 });
    expect([await colourOf(left), await colourOf(right)]).toEqual(['red', 'blue']);
  });

  it('of a small photo stays small', async () => {
    const { width, height } = await sharp(await drawCut(await halves(100, 100), 'large', { x: 50, y: 50 })).metadata();
    expect([width, height]).toEqual([100, 56]);
  });

  it.each(['large', 'small'] as const)('is light enough for a mail, of whatever it shows (%s)', async (cut) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 45 } as const;
    const create = { width: 1_600, height: 1_200, channels: 3, background: 'grey', noise } as const;
    const jpeg = await drawCut(sharp(await sharp({ create }).png().toBuffer()), cut, { x: 50, y: 50 });
    expect(jpeg.length).toBeLessThanOrEqual(PHOTO_CUTS[cut].mostBytes);
  });
});

describe('its name', () => {
  it('is one of few, and says what it is', () => {
    expect(cutName('large', { x: 37, y: 100 })).toBe('large-25-100');
    expect(cutNamed('small-25-75')).toEqual({ cut: 'small', focus: { x: 25, y: 75 } });
    expect(['huge-0-0', 'large-10-0', 'large-0', 'large-0-0.jpg'].filter((name) => CUT_NAME.test(name))).toEqual([]);
  });
});
