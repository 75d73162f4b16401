import type { AccountSigning } from '@flota/schemas';
import { readSignings } from '../../api/account/signing.js';
import { LinkButton } from '../../components/Button.js';
import { EmptyState, Skeleton } from '../../components/States.js';
import { AccountData, AccountPage, MESSAGES_PATH, PAPERS_PATH, useAccountData } from '../account/index.js';
import { SigningCard } from './SigningCard.js';
import { useReturnedSignature } from './use-returned-signature.js';

/** What the customer was asked to sign, and what was signed. */
export function SigningPage() {
  const data = useAccountData('signing', readSignings);
  return (
    <AccountPage
      title="Documentos por firmar"
      lead="Lo que le pedimos firmar, y lo que ya firmó con su constancia de conservación."
    >
      <AccountData data={data} what="sus documentos por firmar" skeleton={<Skeleton className="h-72" />}>
        {(signings, { reload }) => <Signings signings={signings} reload={reload} />}
      </AccountData>
    </AccountPage>
  );
}

const OPEN = new Set<AccountSigning['state']>(['sent', 'seen', 'partly_signed', 'review']);

function Signings({ reload, signings }: { signings: readonly AccountSigning[]; reload: () => Promise<void> }) {
  const checked = useReturnedSignature(signings, reload);
  if (signings.length === 0) {
    return (
      <EmptyState
        title="No tiene documentos por firmar"
        text="Cuando le pidamos firmar algo, le avisaremos por correo y lo verá aquí."
        action={<LinkButton to={PAPERS_PATH}>Ver mis documentos</LinkButton>}
      />
    );
  }
  const waiting = signings.filter(({ state }) => OPEN.has(state));
  const over = signings.filter(({ state }) => !OPEN.has(state));
  return (
    <div className="grid gap-12">
      {waiting.length > 0 && <Group title="Por firmar" signings={waiting} checked={checked} />}
      {over.length > 0 && <Group title="Anteriores" signings={over} checked={checked} />}
      <p className="text-muted">
        ¿Algo no le queda claro?{' '}
        <LinkButton variant="quiet" className="px-0!" to={MESSAGES_PATH}>
          Escríbanos antes de firmar
        </LinkButton>
      </p>
    </div>
  );
}

interface GroupProps {
  title: string;
  signings: readonly AccountSigning[];
  checked: string | null;
}

const Group = ({ checked, signings, title }: GroupProps) => (
  <section aria-label={title}>
    <h2 className="heading-card mb-4">{title}</h2>
    {signings.map((signing) => (
      <SigningCard key={signing.id} signing={signing} checking={checked === signing.id} />
    ))}
  </section>
);
