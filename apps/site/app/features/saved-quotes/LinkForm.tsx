import { savedQuotes } from '@flota/texts/site/saved-quotes';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { EmailInput } from '../../components/EmailInput.js';
import { rich } from '../../lib/rich.js';
import { DoneNotice, FormFrame, Honeypot, useSiteForm } from '../forms/index.js';
import { EMPTY_LINK_REQUEST } from './link-request.js';

const HEADING_ID = 'pedir-enlace';

/** Asks for the link by mail. What comes of it only the mailbox knows. */
export function LinkForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <DoneNotice
        title={savedQuotes.sentTitle}
        lead={
          <p>
            {rich(savedQuotes.sent, {
              address: () => <strong className="font-semibold wrap-anywhere text-white">{sentTo}</strong>,
            })}
          </p>
        }
      >
        <Button variant="inverse" className="mt-7" onClick={() => setSentTo(null)}>
          {savedQuotes.otherEmail}
        </Button>
      </DoneNotice>
    );
  }
  return <Boxes onSent={setSentTo} />;
}

function Boxes({ onSent }: { onSent: (email: string) => void }) {
  const form = useSiteForm({
    name: 'saved-quotes',
    empty: EMPTY_LINK_REQUEST,
    open: async () => (await import('./link-form.js')).openLinkForm(),
    onSent: (_answer, { email }) => onSent(email),
  });
  return (
    <>
      <h2 id={HEADING_ID} className="heading-card">
        {savedQuotes.request}
      </h2>
      <div className="mt-6">
        <FormFrame labelledBy={HEADING_ID} form={form} button={savedQuotes.send} failedTitle={savedQuotes.sendFailed}>
          <EmailInput hint={savedQuotes.emailHint} error={form.errorOf('email')} {...form.register('email')} />
          <Honeypot {...form.register('website')} />
        </FormFrame>
      </div>
    </>
  );
}
