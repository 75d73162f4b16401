import { type ApiClient, createClient, fetchTransport, type Transport, withXsrf } from '@flota/client';
import type { RouterContextProvider } from 'react-router';

/** For components and client loaders. */
export const api: ApiClient = createClient(withXsrf(fetchTransport));

const developmentTransport: Transport = (path, init) =>
  fetch(new URL(path, process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'), init);

/** For loaders: calls the API within the process that hosts the site. */
export const serverApi = (context: Readonly<RouterContextProvider>): ApiClient =>
  createClient(context.api ?? developmentTransport);
