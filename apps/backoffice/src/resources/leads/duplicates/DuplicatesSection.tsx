import { type AdminLead, DUPLICATE_SIGN_NAMES, type LeadDuplicate } from '@flota/schemas';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { PlainList } from '../../../components/PlainList.js';
import { LinkedPair } from '../../../components/RecordLink.js';
import { UndoNotice } from '../../../components/UndoNotice.js';
import { Section } from '../../../components/Figures.js';
import { useTask } from '../../../components/use-task.js';
import { formatInstant } from '../../../i18n/format.js';
import { tellApart, useDuplicates } from './lead-duplicates.js';
import { MergeDialog } from './MergeDialog.js';

/** Which others are probably the same person's. Where there are none, there is no section. */
export function DuplicatesSection({ lead }: { lead: AdminLead }) {
  const { canAccess: mayWork = false } = useCanAccess({ resource: 'leads', action: 'work' });
  const { data = [], isError } = useDuplicates(lead);
  const [compared, setCompared] = useState<AdminLead>();
  if (isError) return <Alert severity="warning">No pudimos buscar duplicados. Recargue la página.</Alert>;
  if (data.length === 0 && !compared) return null;
  const items = data.map((duplicate) => ({ id: duplicate.lead.id, ...duplicate }));
  return (
    <Section title={data.length > 1 ? 'Posibles duplicados' : 'Posible duplicado'}>
      <PlainList items={items} empty="">
        {(duplicate) => (
          <>
            <LinkedPair
              resource="leads"
              id={duplicate.lead.id}
              name={duplicate.lead.name}
              detail={detailOf(duplicate)}
            />
            {mayWork && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`Comparar con ${duplicate.lead.name}`}
                  onClick={() => setCompared(duplicate.lead)}
                >
                  Comparar
                </Button>
                <ApartButton lead={lead} other={duplicate.lead} />
              </Box>
            )}
          </>
        )}
      </PlainList>
      {!mayWork && (
        <Typography variant="body2" color="textSecondary">
          Quien atiende solicitudes puede unirlas.
        </Typography>
      )}
      {compared && <MergeDialog one={lead} other={compared} onClose={() => setCompared(undefined)} />}
    </Section>
  );
}

const detailOf = ({ lead, signs }: LeadDuplicate): string =>
  [signs.map((sign) => DUPLICATE_SIGN_NAMES[sign]).join(', '), lead.folio, formatInstant(lead.createdAt)]
    .filter(Boolean)
    .join(' · ');

/** At once, with a way back. */
function ApartButton({ lead, other }: { lead: AdminLead; other: AdminLead }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { busy, run } = useTask();
  const say = (isDistinct: boolean) =>
    run(async () => {
      await tellApart(lead.id, other.id, isDistinct);
      const undo = isDistinct ? () => void say(false) : null;
      notify(<UndoNotice said={isDistinct ? 'Ya no se ofrecerá como duplicado.' : 'Se deshizo.'} undo={undo} />);
    }).finally(refresh);
  return (
    <Button size="small" loading={busy} aria-label={`${other.name} no es duplicado`} onClick={() => void say(true)}>
      No es duplicado
    </Button>
  );
}
