import { IDENTIFIER_NAMES, type MaskedIdentifier, revealSchema } from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Section } from '../../../components/Figures.js';
import { PlainList } from '../../../components/PlainList.js';
import { RevealButton } from '../../../components/reveal/RevealButton.js';
import { formatDay } from '../../../i18n/format.js';
import { useStanding } from '../standing/use-standing.js';

/** What tells the customer apart outside of here: the last characters, and all of it for a reason. */
export function CustomerIdentifiers({ customerId }: { customerId: string }) {
  const { data } = useStanding(customerId);
  const { canAccess: mayReveal = false } = useCanAccess({ resource: 'customers', action: 'reveal' });
  const { canAccess: mayReadClabe = false } = useCanAccess({ resource: 'refund-requests', action: 'read-clabe' });
  if (!data || data.identifiers.length === 0) return null;
  return (
    <Section title="Identificadores">
      <PlainList items={data.identifiers} empty="">
        {(identifier) => (
          <>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {labelOf(identifier)}
              </Typography>
              <Typography sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
                {identifier.masked}
              </Typography>
            </Box>
            {mayReveal && (identifier.kind !== 'clabe' || mayReadClabe) && (
              <RevealButton
                path={`/api/admin/customers/${customerId}/identifiers/reveal`}
                schema={revealSchema}
                which={{ kind: identifier.kind, id: identifier.id }}
                label={labelOf(identifier)}
              />
            )}
          </>
        )}
      </PlainList>
    </Section>
  );
}

const labelOf = ({ kind, of }: MaskedIdentifier): string =>
  kind === 'clabe' ? `CLABE de la devolución pedida el ${formatDay(of)}` : `${IDENTIFIER_NAMES[kind]} de ${of}`;
