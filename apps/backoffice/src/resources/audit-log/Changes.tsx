import type { AdminAuditEntry } from '@flota/schemas';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslateLabel } from 'react-admin';
import { cutAfter } from '../../components/ListParts.js';
import { type Change, describeChanges } from './audit-entry.js';
import { auditFieldName } from './texts.js';

/** What two lines of a row have room for. */
const MOST = { changes: 2, letters: 70 };
const isLong = (changes: readonly Change[]): boolean =>
  changes.length > MOST.changes || changes.some(({ text }) => text.length > MOST.letters);

/** What changed, in as much room as a row has; the rest is a click away, as an entry has no page of its own. */
export function Changes({ entry }: { entry: AdminAuditEntry }) {
  const translateLabel = useTranslateLabel();
  const [isOpen, setOpen] = useState(false);
  const changes = describeChanges(entry);
  if (changes.length === 0) return '—';
  const folds = isLong(changes);
  const text = { overflowWrap: 'anywhere', '& > span': { display: 'block' } } as const;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box component="span" sx={{ flex: 1, ...(folds && !isOpen && cutAfter(2)), ...text }}>
        {changes.map((change) => (
          <span key={change.field}>
            <b>
              {auditFieldName(entry.resource, change.field) ??
                translateLabel({ source: change.field, resource: entry.resource })}
              :
            </b>{' '}
            {change.text}
          </span>
        ))}
      </Box>
      {folds && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ flexShrink: 0, py: 0 }}>
          {isOpen ? 'Ver menos' : 'Ver todo'}
        </Button>
      )}
    </Box>
  );
}
