import type { Transport } from '@flota/client';

/**
 * Only reads, and says on which page, which is noted. The server refuses all else too; here it is said before anything leaves,
 * where the person sees it.
 */
export const withView =
  (transport: Transport): Transport =>
  (path, init = {}) => {
    if ((init.method ?? 'GET') !== 'GET') return Promise.resolve(READ_ONLY());
    const headers = new Headers(init.headers);
    headers.set('x-page', window.location.pathname);
    return transport(path, { ...init, headers });
  };

const READ_ONLY = () => Response.json({ status: 403, code: 'ACCOUNT_VIEW.READ_ONLY' }, { status: 403 });
