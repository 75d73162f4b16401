import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.js';

/** Who the lender is. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root');
  if (!site) throw new Error('useSite works only inside pages, where the root loader has answered');
  return site;
}
