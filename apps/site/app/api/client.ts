import { type ApiClient, createClient, fetchTransport, type Transport, withXsrf } from '@flota/client';
import type { RouterContextProvider } from 'react-router';
import { ACCOUNT_VIEW_ID } from '../lib/account-view.js';
import { withView } from './account/view/view-transport.js';
import { withEarlyRefresh } from './early-refresh.js';

const siteTransport = withXsrf(withEarlyRefresh(fetchTransport));

/** For components and client loaders. Staff who look at an account send nothing from its public pages either. */
export const api: ApiClient = createClient(ACCOUNT_VIEW_ID === null ? siteTransport : withView(siteTransport));

const developmentTransport: Transport = (path, init) =>
  fetch(new URL(path, process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'), init);

/** For loaders: calls the API within the process that hosts the site. */
export const serverApi = (context: Readonly<RouterContextProvider>): ApiClient =>
  createClient(context.api ?? developmentTransport);
