import { WORKER_FILE } from './kept-caches.js';

/**
 * Runs at the end of the body, in a few bytes: the service worker is asked for when the page has all it needs. Browsers ask who
 * vouches for the address of such a script.
 */
export const REGISTER_WORKER = `addEventListener('load',()=>{
const own=window.trustedTypes?.createPolicy('worker',{createScriptURL:url=>url});
navigator.serviceWorker?.register(own?own.createScriptURL('${WORKER_FILE}'):'${WORKER_FILE}').catch(()=>{})})`;
