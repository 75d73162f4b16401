import { describe, expect, it } from '@jest/globals';
import { shownNavigation } from './api.js';
import { DEFAULT_NAVIGATION } from './default-navigation.js';
import { isMenuTarget } from './menu-target.js';
import { type Navigation, type NavigationEntry, navigationSchema } from './navigation.js';

const link = (label: string, url = '/acerca'): NavigationEntry => ({ kind: 'link', label, url, hidden: false });
const to = (destination: 'news' | 'social' | 'privacy', own: Partial<NavigationEntry> = {}) =>
  ({ kind: 'destination', destination, label: null, hidden: false, ...own }) as NavigationEntry;
const withMenu = (...menu: NavigationEntry[]): Navigation => ({ ...DEFAULT_NAVIGATION, menu });
const withFooter = (...footer: Navigation['footer']): Navigation => ({ ...DEFAULT_NAVIGATION, footer });

function faultsOf(navigation: unknown): string[] {
  const { error } = navigationSchema.safeParse(navigation);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('a menu and a footer', () => {
  it("can be the product's own, and those are said in full", () => {
    expect(navigationSchema.parse(DEFAULT_NAVIGATION)).toEqual(DEFAULT_NAVIGATION);
  });

  it('can have other names, links of the lender and nothing in the menu', () => {
    const own = withMenu(to('news', { label: 'Avisos de {empresa}' }), link('Blog', 'https://blog.financiera.mx/'));
    expect(faultsOf(own)).toEqual([]);
    expect(faultsOf(withMenu())).toEqual([]);
  });

  it.each([
    ['nothing as a name', withMenu(link('  ')), 'menu.0.label TEXT.REQUIRED'],
    ['a name of 41 characters', withMenu(link('a'.repeat(41))), 'menu.0.label TEXT.TOO_LONG'],
    ['signs that are not seen', withMenu(link('Ini\u202Ecio')), 'menu.0.label NAME.INVALID'],
    ['a name in two lines', withMenu(to('news', { label: 'Uno\ndos' })), 'menu.0.label NAME.INVALID'],
    ['a placeholder of nobody', withMenu(link('{nombre}')), 'menu.0.label PLACEHOLDER.UNKNOWN'],
    ['an address that leads to no page', withMenu(link('X', '/admin')), 'menu.0.url NAVIGATION.URL_INVALID'],
    ['one destination twice', withMenu(to('news'), to('news')), 'menu.1 NAVIGATION.TWICE'],
    ['one link twice', withMenu(link('Uno'), link('Dos')), 'menu.1 NAVIGATION.TWICE'],
    ['one name for several links', withMenu(to('social', { label: 'Redes' })), 'menu.0.label NAVIGATION.LABEL_FIXED'],
    ['thirteen entries', withMenu(...Array.from({ length: 13 }, (_, n) => link('X', `/p${n}`))), 'menu LIST.TOO_LONG'],
    ['a footer without the privacy notice', withFooter(), 'footer NAVIGATION.PRIVACY_REQUIRED'],
    [
      'a footer that hides it',
      withFooter({ name: 'help', title: null, entries: [to('privacy', { hidden: true })] }),
      'footer NAVIGATION.PRIVACY_REQUIRED',
    ],
    [
      'a group without a title',
      withFooter({ name: null, title: null, entries: [to('privacy')] }),
      'footer.0.title TITLE.REQUIRED',
    ],
    [
      'a destination in two groups',
      withFooter(
        { name: 'help', title: null, entries: [to('privacy')] },
        { name: null, title: 'Legal', entries: [to('privacy')] },
      ),
      'footer.1.entries.0 NAVIGATION.TWICE',
    ],
    [
      "one of the product's groups twice",
      withFooter({ name: 'help', title: null, entries: [to('privacy')] }, { name: 'help', title: 'Otra', entries: [] }),
      'footer.1.name NAVIGATION.TWICE',
    ],
    [
      'six groups',
      withFooter(
        { name: 'help', title: null, entries: [to('privacy')] },
        ...Array.from({ length: 5 }, (_, n) => ({ name: null, title: `G${n}`, entries: [] })),
      ),
      'footer LIST.TOO_LONG',
    ],
  ])('can not have %s', (_, navigation, fault) => {
    expect(faultsOf(navigation)).toEqual([fault]);
  });

  it('show neither what is hidden nor a group of nothing', () => {
    const shown = shownNavigation({
      menu: [to('news', { hidden: true }), link('Acerca')],
      footer: [
        { name: 'company', title: null, entries: [to('news', { hidden: true })] },
        { name: 'help', title: 'Ayuda', entries: [to('privacy')] },
      ],
    });
    expect(shown).toEqual({
      menu: [{ kind: 'link', label: 'Acerca', url: '/acerca' }],
      footer: [
        { name: 'help', title: 'Ayuda', entries: [{ kind: 'destination', destination: 'privacy', label: null }] },
      ],
    });
  });
});

describe('an own link', () => {
  it.each(['/', '/acerca', '/noticias?pagina=2#lista', '/administracion', '/apis', 'https://blog.financiera.mx/a'])(
    'may lead to %s',
    (url) => {
      expect(isMenuTarget(url)).toBe(true);
    },
  );

  it.each([
    ...['//otro.mx', '/\\otro.mx', '/.//otro.mx', '/%E0%A4%A', 'acerca', '/a b', ''],
    ...['/admin', '/Admin/', '/./admin', '/x/../admin/staff', '/%61dmin', '/api', '/api/settings'],
    ...['http://otro.mx', 'https://', 'https://localhost', 'https://yo:clave@otro.mx', 'javascript:alert(1)'],
    ...['mailto:a@b.mx', 'data:text/html,x', ' https://otro.mx', 'https:/otro.mx'],
  ])('may not lead to %s', (url) => {
    expect(isMenuTarget(url)).toBe(false);
  });
});
