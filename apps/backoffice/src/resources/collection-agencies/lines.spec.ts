import { describe, expect, it } from '@jest/globals';
import { boxOf, linesOf } from './lines.js';

describe('a box with one a line', () => {
  it('is as many as it has lines with something in them', () => {
    expect(linesOf(' 442 210 4455 \n\n442 210 4466\n')).toEqual(['442 210 4455', '442 210 4466']);
    expect(linesOf('')).toEqual([]);
    expect(linesOf(null)).toEqual([]);
  });

  it('shows what was saved a line each', () => {
    expect(linesOf(boxOf(['Ana Treviño', 'Luis Mora']))).toEqual(['Ana Treviño', 'Luis Mora']);
    expect(boxOf(undefined)).toBe('');
  });
});
