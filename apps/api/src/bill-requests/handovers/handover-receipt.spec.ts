import { describe, expect, it } from '@jest/globals';
import { signatureSchema } from '@flota/schemas';
import { instantOf, receiverErrors } from './handover-checks.js';
import { signatureSvg } from './signature-svg.js';

const line = (length: number): [number, number][] => [
  [100, 100],
  [100 + length, 100],
];

describe('a signature', () => {
  it('is drawn of its lines and its dots, and of nothing else', () => {
    const svg = signatureSvg([
      [
        [10, 20],
        [30, 40],
        [50, 20],
      ],
      [[70, 70]],
    ]);
    expect(svg).toContain('<path d="M10 20Q30 40 40 30L50 20"/>');
    expect(svg).toContain('<path d="M70 70l.1 0"/>');
  });

  it('is more than a slip of the pen, within its box, and no longer than one is', () => {
    expect(signatureSchema.safeParse([line(300)]).success).toBe(true);
    expect(signatureSchema.safeParse([line(50)]).success).toBe(false);
    expect(signatureSchema.safeParse([line(2_000)]).success).toBe(false);
    expect(signatureSchema.safeParse([]).success).toBe(false);
    expect(signatureSchema.safeParse(Array.from({ length: 121 }, () => line(300))).success).toBe(false);
    expect(signatureSchema.safeParse([Array.from({ length: 5_001 }, (_, at) => [at % 900, 9])]).success).toBe(false);
  });
});

describe('who receives it', () => {
  const holder = { legalName: 'Enrique Gómez Díaz' };

  it('is the holder by the name of the contract, or somebody else', () => {
    expect(receiverErrors({ receiver: 'holder', receiverName: 'enrique gomez diaz' }, holder)).toEqual([]);
    expect(receiverErrors({ receiver: 'holder', receiverName: 'Rosa Peña' }, holder)).toHaveLength(1);
    expect(receiverErrors({ receiver: 'representative', receiverName: 'Rosa Peña' }, holder)).toEqual([]);
  });

  it('does so by now, and not before it was asked for', () => {
    const now = new Date('2026-11-20T18:00:00Z');
    const asked = new Date('2026-11-18T18:00:00Z');
    expect(instantOf({ day: '2026-11-20', time: '12:03' }, asked, now)).toEqual(new Date('2026-11-20T18:03:00Z'));
    expect(() => instantOf({ day: '2026-11-20', time: '12:30' }, asked, now)).toThrow();
    expect(() => instantOf({ day: '2026-11-17', time: '12:30' }, asked, now)).toThrow();
  });
});
