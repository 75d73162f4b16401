import type { Page, PrivacyRight } from '@flota/schemas';
import { useState } from 'react';
import { Prose } from '../../components/Prose.js';
import { FormNoScript } from '../forms/index.js';
import { PageSections } from '../../components/page/PageSections.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { RightsReceiptPanel, type SentRequest } from './RightsReceiptPanel.js';
import { RightsRequestForm } from './RightsRequestForm.js';

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
