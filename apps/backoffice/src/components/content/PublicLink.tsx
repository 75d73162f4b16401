import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import type { ContentKind } from '@flota/schemas';
import { isPublicationState } from './publication.js';

/** Opens the page as visitors see it. */
export const PublicLink = ({ path }: { path: string }) => (
  <Button
    href={path}
    target="_blank"
    rel="noopener"
    size="small"
    startIcon={<OpenInNew />}
    // In a list, the row itself leads to the record.
    onClick={(event) => event.stopPropagation()}
  >
    Ver en el sitio
  </Button>
);

/** Where visitors find a record; none while it has no page of its own or isn't on the site. */
export function publicPathOf(
  { path }: Pick<ContentKind, 'path'>,
  { id, state, active }: { id: string | number; state?: unknown; active?: unknown },
): string | undefined {
  const isShown = active !== false && (!isPublicationState(state) || state === 'published');
  return isShown ? path?.(String(id)) : undefined;
}
