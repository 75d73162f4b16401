import type { Transport } from '@flota/client';
import { ACCOUNT_VIEW_FRAGMENT } from '@flota/schemas';
import { ACCOUNT_VIEW_KEY, SIGNED_IN_KEY } from '../constants/storage-keys.js';

export const REFRESH_PATH = '/api/auth/customers/refresh';

/** Of refreshes, among the tabs of this browser. */
export const REFRESH_LOCK = 'flota-customer-refresh';

/** Tabs refresh one after the other: one that waits forever would hold up all. */
export const REFRESH_TIMEOUT = 20_000;

/** Where the page's own script leaves the answer that is on its way. */
const ON_ITS_WAY = 'earlyRefresh';

/**
 * In the head of the account's pages, which show nothing without a session: asks for it while the scripts are on their way
 * instead of after them. What it sends is what `refreshSession` would.
 */
export const EARLY_REFRESH_SCRIPT = `(()=>{try{
const token=/(?:^|;\\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
if(!token||localStorage.getItem('${SIGNED_IN_KEY}')===null||'sample' in document.documentElement.dataset)return;
if(sessionStorage.getItem('${ACCOUNT_VIEW_KEY}')!==null||location.hash.startsWith('#${ACCOUNT_VIEW_FRAGMENT}='))return;
const ask=()=>fetch('${REFRESH_PATH}',{method:'POST',credentials:'same-origin',body:'{}',signal:AbortSignal.timeout(${REFRESH_TIMEOUT}),
headers:{accept:'application/json','content-type':'application/json','x-xsrf-token':decodeURIComponent(token)}});
(window.${ON_ITS_WAY}=navigator.locks?navigator.locks.request('${REFRESH_LOCK}',ask):ask()).catch(()=>{})
}catch(e){}})()`;

/** The first refresh of a page takes the answer that its head has asked for; every later one is sent. */
export const withEarlyRefresh =
  (transport: Transport): Transport =>
  (path, init) => {
    if (path !== REFRESH_PATH) return transport(path, init);
    const page = globalThis as { [ON_ITS_WAY]?: Promise<Response> };
    const early = page[ON_ITS_WAY];
    delete page[ON_ITS_WAY];
    return early ?? transport(path, init);
  };
