import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import type { ShownPromotion } from './promotion-example.js';
import { Promotions } from './Promotions.js';

const promotion = (name: string, changes: Partial<ShownPromotion> = {}): ShownPromotion => ({
  id: name,
  title: `Oferta ${name}`,
  subtitle: `<p>Texto ${name}</p>`,
  imgback: '/artwork/sierra',
  urlbutton: '/calculadora/paso-1?plazo=60',
  textbutton: null,
  vehiculo: 'm2-106',
  look: null,
  example: null,
  ...changes,
});

const NAMES = ['a', 'b', 'c', 'd', 'e'];

function show(promotions: readonly ShownPromotion[]) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Promotions promotions={promotions} /> }]);
  return render(<Stub initialEntries={['/']} />);
}

const card = (name: string) => screen.getByRole('heading', { name: `Oferta ${name}` }).closest('article')!;
const expanded = () =>
  NAMES.filter((name) => screen.queryByText(`Texto ${name}`)?.closest('details')?.hasAttribute('open'));

describe('Promotions', () => {
  it('is not there without promotions', () => {
    show([]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('has arrows above four promotions only', () => {
    const { unmount } = show(NAMES.slice(0, 4).map((name) => promotion(name)));
    expect(screen.queryByRole('button', { name: 'Promociones siguientes' })).toBeNull();
    unmount();
    show(NAMES.map((name) => promotion(name)));
    expect(screen.getByRole('button', { name: 'Promociones siguientes' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Promociones anteriores' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('expands one card at a time; CERRAR closes it and leaves the focus on the card', async () => {
    const user = userEvent.setup();
    show(NAMES.map((name) => promotion(name)));
    expect(expanded()).toEqual([]);
    await user.click(screen.getByText('Oferta a'));
    expect(expanded()).toEqual(['a']);
    await user.click(screen.getByText('Oferta c'));
    expect(expanded()).toEqual(['c']);
    await user.click(within(card('c')).getByRole('button', { name: 'CERRAR' }));
    expect(expanded()).toEqual([]);
    expect(document.activeElement).toBe(card('c').querySelector('summary'));
  });

  it('leads to its address with the vehicle; without an address there is no button', async () => {
    const user = userEvent.setup();
    show([promotion('a'), promotion('b', { urlbutton: null })]);
    await user.click(screen.getByText('Oferta a'));
    const link = within(card('a')).getByRole('link', { name: 'CONOCE MÁS' });
    expect(link.getAttribute('href')).toBe('/calculadora/paso-1?plazo=60&vehicle=m2-106');
    await user.click(screen.getByText('Oferta b'));
    expect(within(card('b')).queryByRole('link')).toBeNull();
  });
});
