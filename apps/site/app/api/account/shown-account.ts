import type { Transport } from '@flota/client';

let shown: string | undefined;

/** The account that this page shows, by its membership; `null` for one's own. Known once the API has said so. */
export const showAccount = (membershipId: string | null): void => void (shown = membershipId ?? 'own');

/** As the API is told it; nothing until it is known. */
export const shownAccount = (): string | undefined => shown;

/** Says with every call which account the page shows: where another window went to another one, nothing is done in that. */
export const withShownAccount =
  (transport: Transport): Transport =>
  (path, init = {}) => {
    if (shown === undefined) return transport(path, init);
    const headers = new Headers(init.headers);
    headers.set('x-account', shown);
    return transport(path, { ...init, headers });
  };
