import { describe, expect, it } from '@jest/globals';
import { DEFAULT_NAVIGATION, type Navigation } from '@flota/schemas';
import { draftOf, faultAt, faultsOf, isSame, keyed, navigationIn } from './navigation-draft.js';

describe('a draft', () => {
  it('is sent as it was read, whatever the order of its properties', () => {
    const draft = draftOf(DEFAULT_NAVIGATION);
    expect(navigationIn(draft)).toEqual(DEFAULT_NAVIGATION);
    const turned = JSON.parse(
      JSON.stringify(DEFAULT_NAVIGATION).replaceAll('"label":null,"hidden":false', '"hidden":false,"label":null'),
    ) as Navigation;
    expect(isSame(draft, turned)).toBe(true);
  });

  it("takes an emptied name for the product's own", () => {
    const draft = draftOf(DEFAULT_NAVIGATION);
    const [first, ...others] = draft.menu;
    const renamed = { ...draft, menu: [{ ...first!, label: ' Planes ' }, ...others] };
    expect(isSame(renamed, DEFAULT_NAVIGATION)).toBe(false);
    const emptied = { ...draft, menu: [{ ...first!, label: '  ' }, ...others] };
    expect(isSame(emptied, DEFAULT_NAVIGATION)).toBe(true);
  });

  it('tells what is wrong where it stands', () => {
    const draft = draftOf(DEFAULT_NAVIGATION);
    expect(faultsOf(draft)).toBeUndefined();
    const link = keyed({ kind: 'link', label: 'Entrar', url: '/admin', hidden: false } as const);
    const faults = faultsOf({ menu: [link], footer: [] });
    expect(faultAt(faults, 'menu', 0, 'url')).toMatch(/^Escriba una ruta de este sitio/);
    expect(faultAt(faults, 'menu', 0, 'label')).toBeUndefined();
    expect(faultAt(faults, 'footer')).toMatch(/Aviso de Privacidad/);
  });
});
