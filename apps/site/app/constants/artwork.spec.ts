import { describe, expect, it } from '@jest/globals';
import { sceneBesides } from './artwork.js';

const NIGHTS = ['/artwork/ciudad', '/artwork/noche'] as const;

describe('a scene beside others', () => {
  it('is the first that the page does not show yet, in the shape of a phone too', () => {
    expect(sceneBesides(NIGHTS, [])).toEqual({ base: '/artwork/ciudad', mobileBase: '/artwork/ciudad-mobile' });
    expect(sceneBesides(NIGHTS, ['/artwork/sierra', '/artwork/ciudad']).base).toBe('/artwork/noche');
    expect(sceneBesides(NIGHTS, ['/artwork/ciudad-mobile', null]).base).toBe('/artwork/noche');
  });

  it('is the first one where all of them are shown', () => {
    expect(sceneBesides(NIGHTS, [...NIGHTS, undefined]).base).toBe('/artwork/ciudad');
  });
});
