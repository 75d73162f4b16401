/** What the process that hosts this build puts on the load context of every request. */
export interface HostContext {
  /** Calls the API inside the same process. Absent under `react-router dev`, where the API is another process. */
  api: (path: string, init?: RequestInit) => Promise<Response>;
}

declare module 'react-router' {
  // The host does `Object.assign(new RouterContextProvider(), { api })`.
  interface RouterContextProvider {
    api?: HostContext['api'];
  }
}
