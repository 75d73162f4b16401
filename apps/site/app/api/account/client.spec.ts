import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { download, openLink } from './client.js';

const browserFetch = globalThis.fetch;
const fetched = jest.fn<() => Promise<Response>>();

const answer = (status: number, headers: Record<string, string>, body: unknown) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(headers),
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(JSON.stringify(body)),
    blob: () => Promise.resolve(body),
  }) as Response;

const JSON_TYPE = { 'content-type': 'application/json' };
const PROBLEM_TYPE = { 'content-type': 'application/problem+json' };
const gone = { type: 'about:blank', title: '', status: 404, code: 'RESOURCE.NOT_FOUND', correlationId: '' };

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetched });
});

afterEach(() => {
  Object.assign(globalThis, { fetch: browserFetch });
  fetched.mockReset();
  jest.restoreAllMocks();
});

describe('a private file', () => {
  const tab = { location: { assign: jest.fn() }, close: jest.fn() };
  const openTab = () => jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);

  beforeEach(() => {
    tab.location.assign.mockReset();
    tab.close.mockReset();
  });

  it('opens in a tab that is there before the address is: browsers block later ones', async () => {
    const open = openTab();
    fetched.mockResolvedValue(answer(200, JSON_TYPE, { url: '/api/files/abc', expiresAt: '2026-11-21T18:00:00Z' }));
    const opening = openLink('/api/customers/policies/1/link');
    expect(open).toHaveBeenCalledTimes(1);
    expect(tab.location.assign).not.toHaveBeenCalled();
    await opening;
    expect(tab.location.assign).toHaveBeenCalledWith('/api/files/abc');
  });

  it('leaves no empty tab behind when there is none', async () => {
    openTab();
    fetched.mockResolvedValue(answer(404, PROBLEM_TYPE, gone));
    await expect(openLink('/api/customers/policies/1/link')).rejects.toMatchObject({ code: 'RESOURCE.NOT_FOUND' });
    expect(tab.close).toHaveBeenCalledTimes(1);
  });
});

describe('a download', () => {
  const file = new Blob(['a,b']);

  it('has the name that the API gives it', async () => {
    const header = { 'content-disposition': 'attachment; filename="movimientos-FL-2025-000418.csv"' };
    fetched.mockResolvedValue(answer(200, header, file));
    expect(await download('/export', 'movimientos.csv')).toEqual({
      name: 'movimientos-FL-2025-000418.csv',
      content: file,
    });
  });

  it('has a name of ours when the API gives none', async () => {
    fetched.mockResolvedValue(answer(200, {}, file));
    expect(await download('/export', 'movimientos.csv')).toMatchObject({ name: 'movimientos.csv' });
  });

  it('throws what the API refuses', async () => {
    fetched.mockResolvedValue(answer(404, PROBLEM_TYPE, gone));
    await expect(download('/export', 'x.csv')).rejects.toMatchObject({ status: 404 });
  });
});
