import { type AdminBillRequest, BILL_PART_NAMES, BILL_PROBLEM_NAMES, type BillCorrection } from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import { Section } from '../../components/Figures.js';
import { formatInstant } from '../../i18n/format.js';

/** What the customer was asked to mend, the latest first, and what stood there before. */
export const BillCorrections = ({ corrections }: Pick<AdminBillRequest, 'corrections'>) =>
  corrections.length > 0 && (
    <Section title="Correcciones">
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {corrections.toReversed().map((correction) => (
          <Box component="li" key={correction.id} sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
            <Typography variant="body2" color="textSecondary">
              {standing(correction)}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {correction.items.map(({ field, former, note, problem }) => (
                <Typography component="li" key={field} sx={{ overflowWrap: 'anywhere' }}>
                  <b>{BILL_PART_NAMES[field]}</b>: {BILL_PROBLEM_NAMES[problem].toLowerCase()}. {note}
                  {former && (
                    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                      Antes: {former}
                    </Typography>
                  )}
                </Typography>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );

const standing = ({ askedAt, droppedAt, mendedAt }: BillCorrection): string => {
  const asked = `Pedida ${formatInstant(askedAt)}`;
  if (mendedAt) return `${asked}, enviada ${formatInstant(mendedAt)}`;
  return droppedAt
    ? `${asked}; se siguió sin ella ${formatInstant(droppedAt)}`
    : `${asked}; el cliente no la ha enviado`;
};
