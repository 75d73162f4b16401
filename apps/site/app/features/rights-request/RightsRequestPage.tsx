import type { Page, PrivacyRight } from '@flota/schemas';
import { rightsRequest } from '@flota/texts/site/rights-request';
import { rightsRequestChoices } from '@flota/texts/site/rights-request-choices';
import { useState } from 'react';
import { Printer } from 'lucide-react';
import { Button } from '../../components/Button.js';
import { DateText } from '../../components/Money.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { PageSections } from '../../components/page/PageSections.js';
import { Prose } from '../../components/Prose.js';
import { FormNoScript, SentNotice } from '../forms/index.js';
import { type RightsReceipt, RightsRequestForm } from './RightsRequestForm.js';

export function RightsRequestPage({ page }: { page: Page }) {
  const [sent, setSent] = useState<SentRequest | null>(null);
  return (
    <>
      <FormNoScript />
      <PageHeading title={page.title} lead={page.lead} />
      <div className="container-page grid gap-x-20 gap-y-12 pb-20 wide:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          {sent ? (
            <RightsReceiptPanel {...sent} />
          ) : (
            <RightsRequestForm
              onSent={(receipt, { right, holderName, email }) =>
                setSent({ receipt, right: right as PrivacyRight, holderName, email })
              }
            />
          )}
        </div>
        <div className="max-wide:order-first print:hidden">
          <Prose html={page.body} className="border-l-4 border-amber pl-5 wide:sticky wide:top-10" />
        </div>
      </div>
      <div className="print:hidden">
        <PageSections sections={page.sections} />
      </div>
    </>
  );
}

interface SentRequest {
  receipt: RightsReceipt;
  right: PrivacyRight;
  holderName: string;
  email: string;
}

/** What a holder keeps of the request: on paper too. */
function RightsReceiptPanel({ receipt, right, holderName, email }: SentRequest) {
  return (
    <SentNotice
      title={rightsRequest.sentTitle}
      folio={receipt.folio}
      email={email}
      action={
        <Button variant="inverse" icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
          {rightsRequest.print}
        </Button>
      }
      facts={[
        { term: rightsRequest.sentRight, value: rightsRequestChoices[right] },
        { term: rightsRequest.sentHolder, value: holderName },
        { term: rightsRequest.sentOn, value: <DateText date={receipt.requestedOn} /> },
        { term: rightsRequest.answeredBy, value: <DateText date={receipt.dueOn} /> },
      ]}
    >
      <p>{rightsRequest.sentNext}</p>
    </SentNotice>
  );
}
