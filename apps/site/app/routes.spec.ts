import { describe, expect, it } from '@jest/globals';
import { INVITATION_PAGE, LINK_PAGES, SITE_PAGES } from '@flota/schemas';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from './routes.js';

const pathsOf = (entries: RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return children ? pathsOf(children, own) : [own];
  });

const pages = [...Object.values(SITE_PAGES), ...Object.values(LINK_PAGES), INVITATION_PAGE];

describe('a link of a mail or a printed paper', () => {
  it.each(pages)('leads to a page of the site: %s', (page) => {
    expect(pathsOf(routes)).toContain(page);
  });
});
