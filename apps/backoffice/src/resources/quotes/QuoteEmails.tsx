import { Box, Stack, Typography } from '@mui/material';
import type { AdminQuote } from '@flota/schemas';
import { Section } from '../../components/Figures.js';
import { MailError } from '../../components/MailError.js';
import { StateChip } from '../../components/StateChip.js';
import { EMAIL_STATE_LOOK } from '../../components/states/emails.js';
import { formatInstant } from '../../i18n/format.js';

type Email = AdminQuote['emails'][number];

export const QuoteEmails = ({ emails }: Pick<AdminQuote, 'emails'>) => (
  <Section title="Correos enviados al cliente">
    {emails.length === 0 ? (
      <Typography color="textSecondary">Todavía no hay ninguno. Si debería haberlo, use «Reenviar correo».</Typography>
    ) : (
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {emails.map((email) => (
          <Box component="li" key={email.id} sx={{ py: 1.5 }}>
            <SentEmail email={email} />
          </Box>
        ))}
      </Box>
    )}
  </Section>
);

const SentEmail = ({ email }: { email: Email }) => (
  <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <StateChip look={EMAIL_STATE_LOOK[email.state]} />
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {email.to}
      </Typography>
    </Box>
    <Typography variant="body2" color="textSecondary">
      {timeline(email).join(' · ')}
    </Typography>
    {email.lastError && email.state !== 'sent' && <MailError error={email.lastError} />}
  </Stack>
);

function timeline({ createdAt, sentAt, nextAttemptAt, attempts }: Email): string[] {
  return [
    `Solicitado ${formatInstant(createdAt)}`,
    sentAt && `enviado ${formatInstant(sentAt)}`,
    attempts === 1 ? '1 intento' : `${attempts} intentos`,
    !sentAt && nextAttemptAt && `próximo intento ${formatInstant(nextAttemptAt)}`,
  ].filter((step) => typeof step === 'string');
}
