import { Show, TopToolbar, useShowContext } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { MailError } from '../../components/MailError.js';
import { RecordLink } from '../../components/RecordLink.js';
import { StateChip } from '../../components/StateChip.js';
import { EMAIL_STATE_LOOK } from '../../components/states/emails.js';
import { formatInstant } from '../../i18n/format.js';
import { RetryButton } from './RetryButton.js';
import { kindLabel, type OutboundEmail } from './outbound-email.js';

const OutboundEmailShow = () => (
  <Show
    component="div"
    actions={
      <TopToolbar>
        <RetryButton />
      </TopToolbar>
    }
  >
    <Email />
  </Show>
);
export default OutboundEmailShow;

function Email() {
  const { record: email } = useShowContext<OutboundEmail>();
  if (!email) return null;
  return (
    <Section title={email.subject ?? kindLabel(email)} actions={<StateChip look={EMAIL_STATE_LOOK[email.state]} />}>
      <Figures>
        <Figure label="Para">{email.to}</Figure>
        <Figure label="Motivo">{kindLabel(email)}</Figure>
        <Figure label="Solicitado">{formatInstant(email.createdAt)}</Figure>
        <Figure label="Intentos">{email.attempts}</Figure>
        {email.sentAt && <Figure label="Enviado">{formatInstant(email.sentAt)}</Figure>}
        {!email.sentAt && email.nextAttemptAt && (
          <Figure label="Próximo intento">{formatInstant(email.nextAttemptAt)}</Figure>
        )}
        {email.about?.kind === 'quote' && (
          <Figure label="Cotización">
            <RecordLink resource="quotes" id={email.about.id}>
              Ver la cotización
            </RecordLink>
          </Figure>
        )}
      </Figures>
      {email.lastError && email.state !== 'sent' && <MailError error={email.lastError} />}
    </Section>
  );
}
