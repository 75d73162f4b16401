import type { SyntageStatus } from '@flota/schemas';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/Button.js';
import { DateText } from '../../components/Money.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { StillInDoubt } from '../../components/page/StillInDoubt.js';
import { SYNTAGE_PATH } from '../../constants/paths.js';
import { PreparingLink } from './PreparingLink.js';

interface StateText {
  label: string;
  title: string;
  text: string;
}

/** What each state means for the company, and what to do. */
const STATE_TEXTS: Record<SyntageStatus['state'], StateText> = {
  pending: {
    label: 'Pendiente de autorizar',
    title: 'Falta su autorización',
    text: 'Ya tenemos su consentimiento. La consulta comienza cuando usted la autoriza en la página del proveedor.',
  },
  authorised: {
    label: 'Autorizada',
    title: 'Su autorización está activa',
    text: 'El proveedor nos confirmó su autorización. No necesita enviarnos declaraciones ni facturas. Puede revocarla cuando quiera.',
  },
  revoked: {
    label: 'Revocada',
    title: 'Su autorización fue revocada',
    text: 'Ya no leemos información nueva de su empresa. Si quiere retomar su solicitud, otorgue un nuevo consentimiento.',
  },
  expired: {
    label: 'Vencida',
    title: 'Su solicitud venció',
    text: 'No recibimos la autorización a tiempo. No se leyó ningún dato. Otorgue un nuevo consentimiento para comenzar de nuevo.',
  },
};

interface SyntageStatusPageProps {
  status: SyntageStatus;
  /** Mailbox of the receipt, right after sending. */
  sentTo: string | null;
  /** Looks how the request stands now. */
  onLook: () => unknown;
}

type NextStepProps = Pick<SyntageStatusPageProps, 'status' | 'onLook'>;

export function SyntageStatusPage({ status, sentTo, onLook }: SyntageStatusPageProps) {
  const { label, title, text } = STATE_TEXTS[status.state];
  return (
    <>
      <PageHeading title={title} lead={text} />
      <div className="container-page grid gap-16 pb-24 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          {sentTo && (
            <p role="status" className="mb-8 border-l-4 border-agave pl-4">
              <strong>Recibimos su consentimiento.</strong> Enviamos su folio y el enlace a esta página a{' '}
              <span className="wrap-anywhere">{sentTo}</span>.
            </p>
          )}
          <dl className="border-t border-line">
            <Row term="Folio">
              <span className="label-wide tabular tracking-normal">{status.folio}</span>
            </Row>
            <Row term="Estado">
              <strong>{label}</strong>
            </Row>
            <Row term="Consentimiento">
              <DateText date={status.requestedAt} />
            </Row>
          </dl>
          <div className="mt-9">
            <NextStep status={status} onLook={onLook} />
          </div>
        </div>
        <StillInDoubt title="¿Tiene alguna duda?" />
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
            Continuar con el proveedor
          </LinkButton>
          <p className="measure mt-4 text-[0.9375rem] text-muted">
            Se abre la página segura del proveedor. Ahí se identifica usted ante el SAT; nosotros no vemos ni guardamos
            su contraseña.
          </p>
        </>
      ) : (
        <p className="measure border-l-4 border-amber pl-4">
          <strong>Un asesor le enviará el enlace del proveedor</strong> a su correo, a más tardar el siguiente día
          hábil. No tiene que hacer nada más por ahora.
        </p>
      );
    case 'authorised':
      return (
        <LinkButton variant="secondary" to="/legales/revocacion">
          Revocar mi autorización
        </LinkButton>
      );
    case 'revoked':
    case 'expired':
      return <LinkButton to={SYNTAGE_PATH}>Dar un nuevo consentimiento</LinkButton>;
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
