import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button, IconButton } from '@mui/material';
import type { ContentKind } from '@flota/schemas';
import { isPublicationState } from './publication.js';

const NAME = 'Ver en el sitio';
const elsewhere = { target: '_blank', rel: 'noopener', size: 'small' } as const;

/** Opens the page as visitors see it. */
export const PublicLink = ({ path }: { path: string }) => (
  <Button href={path} {...elsewhere} startIcon={<OpenInNew />}>
    {NAME}
  </Button>
);

/** The same in a row of a table, which itself leads to the record. */
export const PublicIcon = ({ path }: { path: string }) => (
  <IconButton
    href={path}
    {...elsewhere}
    aria-label={NAME}
    title={NAME}
    sx={{ '& svg': { fontSize: '1.125rem' } }}
    onClick={(event) => event.stopPropagation()}
  >
    <OpenInNew />
  </IconButton>
);

/** Where visitors find a record; none while it has no page of its own or isn't on the site. */
export function publicPathOf(
  { path }: Pick<ContentKind, 'path'>,
  { id, state, active }: { id: string | number; state?: unknown; active?: unknown },
): string | undefined {
  const isShown = active !== false && (!isPublicationState(state) || state === 'published');
  return isShown ? path?.(String(id)) : undefined;
}
