import type { ContentKind } from '@flota/schemas';
import { isPublicationState } from './publication.js';

/** Where visitors find a record; none while it has no page of its own or isn't on the site. */
export function publicPathOf(
  { path }: Pick<ContentKind, 'path'>,
  { id, state, active }: { id: string | number; state?: unknown; active?: unknown },
): string | undefined {
  const isShown = active !== false && (!isPublicationState(state) || state === 'published');
  return isShown ? path?.(String(id)) : undefined;
}
