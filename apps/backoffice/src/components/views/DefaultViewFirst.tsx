import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useResourceContext } from 'react-admin';
import { useLocation } from 'react-router';
import { session } from '../../api/client.js';
import { useOwnViews } from './own-views.js';
import { useOpenView } from './use-open-view.js';

/** Lists that were opened since the page was loaded, by who did: from then on a list is as it was left. */
const opened = new Set<string>();

/** Opens a list with the view that this person chose for it, unless they come by an address that says what they want. */
export function DefaultViewFirst({ children }: { children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const key = `${session.staff?.id ?? ''}/${resource}`;
  const { search } = useLocation();
  const { views, isPending } = useOwnViews();
  const open = useOpenView();
  const isFirst = search === '' && !opened.has(key);
  const view = isFirst ? views.find((each) => each.resource === resource && each.isDefault) : undefined;

  const begin = useEffectEvent(() => {
    opened.add(key);
    if (view) open(view, { replace: true });
  });
  useEffect(() => {
    if (!isPending) begin();
  }, [isPending, key]);

  return isFirst && (isPending || view) ? null : children;
}
