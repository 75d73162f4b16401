import { describe, expect, it } from '@jest/globals';
import type { ServerBuild } from 'react-router';
import { ClosedSite } from './closed-site.js';
import { ReadyAnswer } from './ready-answer.js';

const route = (id: string, path: string, whileClosed?: boolean) => ({
  [id]: { id, path, module: { default: () => null, handle: { parameters: [], whileClosed } } },
});
const build = {
  routes: {
    ...route('home', ''),
    ...route('soon', 'proximamente', true),
    ...route('signIn', 'acceso', true),
    ...route('plans', 'planes'),
  },
} as unknown as ServerBuild;

const site = (isStaff: boolean) =>
  new ClosedSite({
    build,
    preview: { isStaff: () => Promise.resolve(isStaff) },
    pages: {
      obtain: (address) =>
        Promise.resolve(new ReadyAnswer(200, { 'cache-control': 'public' }, Buffer.from(`<html lang>${address}`))),
    },
  });
const ask = (address: string, { isStaff = false, wasOpen = false } = {}) =>
  site(isStaff).answer({ cookies: {}, ip: '' }, address, { isOpen: false, wasOpen });
const NOT_LISTED = { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };

describe('a site that is closed', () => {
  it.each(['/', '/planes', '/nada/de/esto?x=1'])('shows one page in place of %s', async (address) => {
    const { status, headers, body } = await ask(address);
    expect({ status, headers, page: body.toString() }).toMatchObject({
      status: 200,
      headers: NOT_LISTED,
      page: '<html lang>/proximamente',
    });
    expect(headers).not.toHaveProperty('retry-after');
  });

  it('is away for a while where it was open before', async () => {
    const { status, headers } = await ask('/planes', { wasOpen: true });
    expect({ status, headers }).toMatchObject({ status: 503, headers: { ...NOT_LISTED, 'retry-after': '3600' } });
  });

  it.each(['/acceso', '/acceso.data'])('still has %s', async (address) => {
    const { status, headers, body } = await ask(address, { wasOpen: true });
    expect({ status, headers, page: body.toString() }).toMatchObject({
      status: 200,
      headers: NOT_LISTED,
      page: `<html lang>${address}`,
    });
  });

  it('sends a router that is on its way to another page to the page itself', async () => {
    const { status, headers } = await ask('/planes.data?_routes=plans');
    expect({ status, headers }).toMatchObject({
      status: 204,
      headers: { 'x-remix-redirect': '/planes', 'x-remix-reload-document': 'true' },
    });
  });

  it('lists nothing for robots', async () => {
    expect((await ask('/robots.txt')).body.toString()).not.toContain('Sitemap');
    await expect(ask('/sitemap.xml')).rejects.toMatchObject({ status: 503, code: 'SITE.CLOSED' });
  });

  it('is there for staff, with a mark', async () => {
    const { status, headers, body } = await ask('/planes?x=1', { isStaff: true });
    expect({ status, headers, page: body.toString() }).toMatchObject({
      status: 200,
      headers: NOT_LISTED,
      page: '<html data-preview lang>/planes?x=1',
    });
  });
});
