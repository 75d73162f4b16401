import { expect, it } from '@jest/globals';
import type { PromotionCard } from '@flota/schemas';
import { catalogue } from '../../testing/catalogue.fixture.js';
import { withExamples } from './promotion-example.js';

const [vehicle] = catalogue.vehicleTypes.flatMap(({ models }) => models);

const shown = (changes: Partial<PromotionCard>) => {
  const promotion: PromotionCard = {
    id: 'a',
    title: 'Oferta',
    subtitle: '',
    imgback: '/artwork/sierra',
    urlbutton: '/calculadora/paso-1?plan=credito-directo&plazo=48',
    textbutton: null,
    vehiculo: vehicle!.slug,
    ...changes,
  };
  return withExamples([promotion], catalogue)[0]!;
};

it('shows the vehicle, and its figure on the terms of the button', () => {
  expect(shown({})).toMatchObject({
    look: { silhouette: vehicle!.silhouette },
    example: { terms: '48 meses, 20\u00a0% de enganche' },
  });
  expect(shown({ urlbutton: '/calculadora/paso-1?plan=credito-directo&enganche=10' }).example?.terms).toMatch(
    /10\u00a0% de enganche$/,
  );
});

it('takes the plan whose own page the button leads to', () =>
  expect(shown({ urlbutton: '/planes-financiamiento/credito-directo' }).example?.first.amount).toMatch(/^\d+\.\d\d$/));

it.each([
  ['no plan', { urlbutton: '/calculadora/paso-1' }],
  ['a plan that is not quoted', { urlbutton: '/calculadora/paso-1?plan=insurance' }],
  ['a term that the plan does not have', { urlbutton: '/calculadora/paso-1?plan=credito-directo&plazo=13' }],
  ['a share beyond the plan’s', { urlbutton: '/calculadora/paso-1?plan=credito-directo&enganche=99' }],
  ['another site', { urlbutton: 'https://example.com/calculadora?plan=credito-directo' }],
  ['no button', { urlbutton: null }],
  ['an unknown vehicle', { vehiculo: 'carreta' }],
])('shows no figure for %s', (_name, changes) => expect(shown(changes).example).toBeNull());
