import { isPublicationState } from '../publication/publication-states.js';

/** Where visitors find a record; none while it has no page of its own or isn't published. */
export function publicPathOf({ url, articleUrl, state }: Record<string, unknown>): string | undefined {
  const path = articleUrl ?? url;
  const isShown = !isPublicationState(state) || state === 'published';
  return isShown && typeof path === 'string' && path.startsWith('/') ? path : undefined;
}
