import { expect, it } from '@jest/globals';
import { addDays, todayInMexico } from '@flota/schemas';
import { render } from '@testing-library/react';
import { VatOnInterest } from './VatOnInterest.js';

const today = todayInMexico();
const said = (profile: Parameters<typeof VatOnInterest>[0]['profile']) =>
  render(<VatOnInterest profile={profile} />).container.textContent;

it.each(['fisica_empresarial', 'moral'] as const)('tells %s that their interest bears none', (personType) => {
  const text = said({ personType, borderRegionUntil: today });
  expect(text).toContain('no causan IVA');
  expect(text).not.toContain('fronteriza');
});

it('tells a person until when they are of the border region, and nothing once it is over', () => {
  expect(said({ personType: 'fisica', borderRegionUntil: today })).toContain('región fronteriza norte hasta el');
  for (const borderRegionUntil of [null, addDays(today, -1)]) {
    const text = said({ personType: 'fisica', borderRegionUntil });
    expect(text).toContain('causan IVA');
    expect(text).not.toContain('fronteriza');
  }
});
