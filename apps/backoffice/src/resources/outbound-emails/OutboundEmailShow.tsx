import { Alert, Link } from '@mui/material';
import { Link as RouterLink, TopToolbar, useCanAccess, useCreatePath, useShowContext } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { MailError } from '../../components/MailError.js';
import { RecordLink } from '../../components/RecordLink.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { TechnicalDetail } from '../../components/TechnicalDetail.js';
import { emailLook } from '../../components/states/emails.js';
import { formatInstant } from '../../i18n/format.js';
import { RetryButton } from './RetryButton.js';
import { fateText, kindLabel, type OutboundEmail } from './outbound-email.js';

const OutboundEmailShow = () => (
  <RecordShow
    component="div"
    actions={
      <TopToolbar>
        <RetryButton />
      </TopToolbar>
    }
  >
    <Email />
  </RecordShow>
);
export default OutboundEmailShow;

function Email() {
  const { record: email } = useShowContext<OutboundEmail>();
  if (!email) return null;
  return (
    <Section title={email.subject ?? kindLabel(email)} actions={<StateChip look={emailLook(email)} />}>
      <Figures>
        <Figure label="Para">{email.to}</Figure>
        <Figure label="Motivo">{kindLabel(email)}</Figure>
        <Figure label="Solicitado">{formatInstant(email.createdAt)}</Figure>
        <Figure label="Intentos">{email.attempts}</Figure>
        {email.sentAt && <Figure label="Enviado">{formatInstant(email.sentAt)}</Figure>}
        {!email.sentAt && email.nextAttemptAt && (
          <Figure label="Próximo intento">{formatInstant(email.nextAttemptAt)}</Figure>
        )}
        {email.fateAt && <Figure label={emailLook(email).label}>{formatInstant(email.fateAt)}</Figure>}
        {email.about?.kind === 'quote' && (
          <Figure label="Cotización">
            <RecordLink resource="quotes" id={email.about.id}>
              Ver la cotización
            </RecordLink>
          </Figure>
        )}
      </Figures>
      <Fate email={email} />
      {email.lastError && email.state !== 'sent' && <MailError error={email.lastError} />}
    </Section>
  );
}

/** Why it did not arrive, and what can be done about it. */
function Fate({ email }: { email: OutboundEmail }) {
  const { canAccess } = useCanAccess({ resource: 'suppressed-mailboxes', action: 'list' });
  const createPath = useCreatePath();
  const text = fateText(email);
  if (!text) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {text}{' '}
      {canAccess && (
        <Link component={RouterLink} to={createPath({ resource: 'suppressed-mailboxes', type: 'list' })}>
          Ver buzones detenidos
        </Link>
      )}
      {email.fateReason && <TechnicalDetail text={email.fateReason} />}
    </Alert>
  );
}
