import type { MailStop } from '@flota/schemas';
import { mailStop } from '@flota/texts/site/mail-stop';
import type { MailStopStep } from '../../api/mail-stop-link.js';
import { Button } from '../../components/Button.js';
import { rich } from '../../lib/rich.js';
import { type LinkDecision, MailLinkPage } from '../mail-link/index.js';

// Loaded when it is needed: it brings the schema of the answer.
const ask = async (step: MailStopStep | 'link', token: string) =>
  (await import('../../api/mail-stop-link.js')).askOfMailStop(step, token);

/** Opened by the link below a mail that staff wrote. */
export const MailStopPage = () => (
  <MailLinkPage texts={mailStop} ask={ask}>
    {(about, decision) => <Decision about={about} {...decision} />}
  </MailLinkPage>
);

/** By a button: programs that look through mails open links too. */
function Decision({ about, busy, failure, onDecide }: LinkDecision<MailStopStep> & { about: MailStop }) {
  const { email, isStopped } = about;
  const strong = () => <strong className="font-semibold wrap-anywhere">{email}</strong>;
  return (
    <>
      <div role="status">
        {isStopped && <h2 className="heading-card mb-3">{mailStop.stoppedTitle}</h2>}
        <p>{rich(isStopped ? mailStop.stopped : mailStop.asked, { email: strong })}</p>
      </div>
      <p role="alert" className="mt-5 font-medium text-brick empty:hidden">
        {failure}
      </p>
      {!isStopped && (
        <Button
          className="mt-6 max-tablet:w-full"
          loading={busy === 'stop'}
          loadingLabel={mailStop.stopping}
          onClick={() => onDecide('stop')}
        >
          {mailStop.stop}
        </Button>
      )}
    </>
  );
}
