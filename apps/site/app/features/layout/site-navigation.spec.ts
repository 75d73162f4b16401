import { describe, expect, it } from '@jest/globals';
import { DEFAULT_NAVIGATION, type PublicNavigation, shownNavigation } from '@flota/schemas';
import { footerOf, menuOf } from './site-navigation.js';

const OWN = shownNavigation(DEFAULT_NAVIGATION);
const lender = (navigation: Partial<PublicNavigation> = {}) => ({
  navigation: { site: OWN, account: OWN, ...navigation },
  plans: [
    { slug: 'credito-directo', title: 'Crédito Directo', url: '/planes-financiamiento/credito-directo' },
    { slug: 'insurance', title: 'Insurance', url: '/planes-financiamiento/insurance' },
  ],
  offersSyntage: true,
  jobBoardUrl: 'https://empleos.ejemplo.mx/',
  sisterSites: [{ label: 'Autobuses', url: 'https://autobuses.ejemplo.mx/' }],
  socialLinks: [{ label: 'Facebook', url: 'https://facebook.com/ejemplo' }],
});
const NOTHING = { plans: [], offersSyntage: false, jobBoardUrl: null, sisterSites: [], socialLinks: [] };
const told = (links: readonly { label: string; to: string }[]) => links.map(({ label, to }) => `${label} ${to}`);

describe("the product's own", () => {
  it('menu leads where the specification says', () => {
    const menu = menuOf(lender(), '/');
    expect(told(menu)).toEqual([
      'Planes de financiamiento /planes-financiamiento',
      'Calcula tu financiamiento /calculadora',
      'Promociones /?section=promociones#promociones',
      'Nuestras marcas /?section=marcas#marcas',
      'Noticias /noticias',
      'Contacto /contacto',
      'Syntage /syntage',
    ]);
    expect(told(menu[0]?.submenu ?? [])).toEqual([
      'Crédito Directo /planes-financiamiento/credito-directo',
      'Insurance /planes-financiamiento/insurance',
    ]);
  });

  it('footer has three groups, and in them what the lender has', () => {
    const groups = footerOf(lender(), '/my-account/home');
    expect(groups.map(({ title, links }) => [title, ...told(links)])).toEqual([
      [
        'COMPAÑÍA',
        'Acerca de nosotros /acerca',
        'Noticias /noticias',
        'Bolsa de Trabajo https://empleos.ejemplo.mx/',
        'Facebook https://facebook.com/ejemplo',
      ],
      [
        'PRODUCTOS Y MARCAS',
        'Planes de Financiamiento /planes-financiamiento/credito-directo',
        'Insurance /planes-financiamiento/insurance',
        'Calculadora /calculadora',
        '¿Qué puedo pagar al mes? /calculadora/puedo-pagar',
        'Vehículos y precios /calculator/vehicles',
        'Autobuses https://autobuses.ejemplo.mx/',
      ],
      [
        'AYUDA',
        'Encuentra un distribuidor /distribuidores',
        'Preguntas frecuentes /faqs/general-questions',
        'Contáctanos /contacto',
        'Sus cotizaciones /mis-cotizaciones',
        'Legales /legales/terminosycondiciones',
        'Aviso de Privacidad /legales/aviso-de-privacidad',
      ],
    ]);
  });

  it('draws nothing that is not offered', () => {
    const bare = { ...lender(), ...NOTHING };
    expect(menuOf(bare, '/').map(({ label }) => label)).not.toContain('Syntage');
    const links = footerOf(bare, '/').flatMap((group) => told(group.links));
    expect(links).toContain('Planes de Financiamiento /planes-financiamiento');
    expect(links.filter((link) => link.includes('https:') || link.includes('insurance'))).toEqual([]);
  });
});

describe("the lender's own", () => {
  const account = {
    menu: [
      { kind: 'destination', destination: 'news', label: 'Avisos' } as const,
      { kind: 'link', label: 'Manual', url: '/media/manual' } as const,
      { kind: 'link', label: 'Acerca', url: '/acerca' } as const,
    ],
    footer: [
      { name: null, title: 'Redes', entries: [{ kind: 'destination', destination: 'social', label: null } as const] },
      {
        name: 'help',
        title: 'Dudas',
        entries: [{ kind: 'destination', destination: 'privacy', label: null } as const],
      },
    ] as const,
  };
  const own = lender({
    account: { menu: account.menu, footer: account.footer.map((group) => ({ ...group, entries: [...group.entries] })) },
  });

  it('stand in the account alone, with their names, and files are asked of the server', () => {
    expect(menuOf(own, '/my-account/bills')).toEqual([
      { label: 'Avisos', to: '/noticias' },
      { label: 'Manual', to: '/media/manual', isFile: true },
      { label: 'Acerca', to: '/acerca', isFile: false },
    ]);
    expect(menuOf(own, '/my-accounts')).toHaveLength(7);
    expect(footerOf(own, '/my-account').map(({ title }) => title)).toEqual(['Redes', 'Dudas']);
  });

  it('have no title over nothing', () => {
    expect(footerOf({ ...own, ...NOTHING }, '/my-account').map(({ title }) => title)).toEqual(['Dudas']);
  });
});
