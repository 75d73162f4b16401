/** What the process that hosts this build puts on the load context of every request. */
export interface HostContext {
  /** Calls the API inside the same process. Absent under `react-router dev`, where the API is another process. */
  api: (path: string, init?: RequestInit) => Promise<Response>;
  /** A secret of this rendering. Only inline scripts that bear it are named in the page's policy, and run. */
  nonce: string;
}

declare module 'react-router' {
  // The host does `Object.assign(new RouterContextProvider(), { api, nonce })`.
  interface RouterContextProvider {
    api?: HostContext['api'];
    nonce?: HostContext['nonce'];
  }
}
