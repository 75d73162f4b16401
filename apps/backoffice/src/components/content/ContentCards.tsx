import { Box } from '@mui/material';
import {
  Link,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { CARDS } from '../../keyboard/rows.js';
import { MoveButtons } from '../ordering/MoveButtons.js';
import { StateChip } from '../StateChip.js';
import type { ContentType } from './content-form.js';
import { isPublicationState, PUBLICATION_LOOK } from './publication.js';
import { PublicLink, publicPathOf } from './PublicLink.js';
import { RecordSummary } from './RecordSummary.js';
import { summaryOf } from './summary.js';

interface ContentCardsProps extends ContentType {
  link: 'edit' | 'show';
  movable: boolean;
  orderedWithin?: string;
}

export function ContentCards({ link, movable, orderedWithin, ...type }: ContentCardsProps) {
  const { data = [] } = useListContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  return (
    <Box component="ul" className={CARDS} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => {
        const path = publicPathOf(type.kind, row);
        const summary = summaryOf(type, row);
        return (
          <RecordContextProvider key={row.id} value={row}>
            <Box component="li" sx={{ p: 2, '& + li': { borderTop: 1, borderColor: 'divider' } }}>
              <Link
                to={createPath({ resource, id: row.id, type: link })}
                sx={{ display: 'block', color: 'text.primary', textDecoration: 'none' }}
              >
                <RecordSummary summary={summary} />
              </Link>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 1 }}>
                {isPublicationState(row.state) && <StateChip look={PUBLICATION_LOOK[row.state]} />}
                {path && <PublicLink path={path} />}
                <Box sx={{ ml: 'auto' }}>{movable && <MoveButtons title={summary.title} within={orderedWithin} />}</Box>
              </Box>
            </Box>
          </RecordContextProvider>
        );
      })}
    </Box>
  );
}
