import type { SyntageStatus } from '@flota/schemas';
import { syntage } from '@flota/texts/site/syntage';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/Button.js';
import { DateText } from '../../components/Money.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { StillInDoubt } from '../../components/page/StillInDoubt.js';
import { SYNTAGE_PATH } from '../../constants/paths.js';
import { rich } from '../../lib/rich.js';
import { PreparingLink } from './PreparingLink.js';

interface SyntageStatusPageProps {
  status: SyntageStatus;
  /** Mailbox of the receipt, right after sending. */
  sentTo: string | null;
  /** Looks how the request stands now. */
  onLook: () => unknown;
}

type NextStepProps = Pick<SyntageStatusPageProps, 'status' | 'onLook'>;

export function SyntageStatusPage({ status, sentTo, onLook }: SyntageStatusPageProps) {
  const { state } = status;
  return (
    <>
      <PageHeading title={syntage[`${state}Title`]} lead={syntage[`${state}Text`]} />
      <div className="container-page grid gap-16 pb-24 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          {sentTo && (
            <p role="status" className="mb-8 border-l-4 border-agave pl-4">
              {rich(syntage.received, {
                strong: (text) => <strong>{text}</strong>,
                address: () => <span className="wrap-anywhere">{sentTo}</span>,
              })}
            </p>
          )}
          <dl className="border-t border-line">
            <Row term={syntage.folio}>
              <span className="label-wide tabular tracking-normal">{status.folio}</span>
            </Row>
            <Row term={syntage.state}>
              <strong>{syntage[`${state}Label`]}</strong>
            </Row>
            <Row term={syntage.requestedOn}>
              <DateText date={status.requestedAt} />
            </Row>
          </dl>
          <div className="mt-9">
            <NextStep status={status} onLook={onLook} />
          </div>
        </div>
        <StillInDoubt title={syntage.help} />
      </div>
    </>
  );
}

function NextStep({ status: { state, onboardingUrl, isPreparing }, onLook }: NextStepProps) {
  switch (state) {
    case 'pending':
      if (isPreparing) return <PreparingLink onLook={onLook} />;
      return onboardingUrl ? (
        <>
          <LinkButton size="lg" to={onboardingUrl}>
            {syntage.toProvider}
          </LinkButton>
          <p className="measure mt-4 text-[0.9375rem] text-muted">{syntage.toProviderNote}</p>
        </>
      ) : (
        <p className="measure border-l-4 border-amber pl-4">
          {rich(syntage.linkByMail, { strong: (text) => <strong>{text}</strong> })}
        </p>
      );
    case 'authorised':
      return (
        <LinkButton variant="secondary" to="/legales/revocacion">
          {syntage.revoke}
        </LinkButton>
      );
    case 'revoked':
    case 'expired':
      return <LinkButton to={SYNTAGE_PATH}>{syntage.consentAgain}</LinkButton>;
  }
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-line py-4 tablet:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
