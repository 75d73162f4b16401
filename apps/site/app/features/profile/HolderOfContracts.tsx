import type { AccountTaxChange, TaxProfile } from '@flota/schemas';
import { useState } from 'react';
import { cancelTaxChange } from '../../api/account/tax-changes.js';
import { Button } from '../../components/Button.js';
import { DateText } from '../../components/Money.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { SavedNote } from './SavedNote.js';
import { TAX_CHANGE_NAMES, TAX_CHANGE_WORDS } from './tax-change-texts.js';
import { TaxChangeForm } from './TaxChangeForm.js';
import { Unfolding } from './Unfolding.js';

interface HolderOfContractsProps {
  profile: TaxProfile;
  /** The requests of this profile, newest first. */
  changes: readonly AccountTaxChange[];
  onChanged: () => void;
}

/** Whom the contracts name: it changes by a request with the tax certificate, whose state is told here. */
export function HolderOfContracts({ profile, changes, onChanged }: HolderOfContractsProps) {
  const [said, setSaid] = useState<string>();
  const [latest] = changes;
  const pending = latest?.state === 'pending' ? latest : null;
  const tell = (text: string) => () => {
    setSaid(text);
    onChanged();
  };
  return (
    <div className="mb-8">
      <p className="text-lg font-semibold wrap-anywhere">{profile.legalName}</p>
      <p className="mt-1 text-[0.9375rem] text-muted">
        A este nombre están sus contratos y salen sus cartas. Para cambiarlo, o cambiar el RFC, revisamos su constancia
        de situación fiscal.
      </p>
      {pending && <PendingChange change={pending} onCancelled={tell('Cancelamos su solicitud. Nada cambió.')} />}
      {latest?.state === 'rejected' && (
        <div className="mt-4 border-l-4 border-brick bg-paper px-5 py-4">
          <p className="font-semibold">No pudimos cambiarlo a {latest.asked.legalName}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{latest.reason}</p>
          <p className="mt-2 text-[0.9375rem] text-muted">Puede corregirlo y enviar otra solicitud.</p>
        </div>
      )}
      {!pending && (
        <div className="mt-5">
          <Unfolding label="Pedir cambio de nombre o RFC" onOpen={() => setSaid(undefined)}>
            {(close) => (
              <TaxChangeForm
                profile={profile}
                onCancel={close}
                onSent={() => {
                  close();
                  tell('Recibimos su solicitud. Le avisaremos por correo en cuanto la revisemos.')();
                }}
              />
            )}
          </Unfolding>
        </div>
      )}
      <SavedNote>{said}</SavedNote>
      {changes.some((change) => change !== pending) && (
        <FormerChanges changes={changes.filter((change) => change !== pending)} />
      )}
    </div>
  );
}

interface PendingChangeProps {
  change: AccountTaxChange;
  onCancelled: () => void;
}

function PendingChange({ change, onCancelled }: PendingChangeProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="mt-4 border-l-4 border-amber bg-paper px-5 py-4">
      <p className="font-semibold">Su solicitud está en revisión</p>
      <p className="mt-1 wrap-anywhere">
        Pidió cambiar a <strong className="font-semibold">{change.asked.legalName}</strong>, RFC{' '}
        <span className="tabular whitespace-nowrap">{change.asked.rfc}</span>.
      </p>
      <p className="mt-2 text-[0.9375rem] text-muted">
        Folio <span className="tabular whitespace-nowrap">{change.folio}</span>, enviada el{' '}
        <DateText date={change.createdAt} />. Hasta que la aprobemos nada cambia.
      </p>
      <Button variant="quiet" onClick={() => setAsking(true)} className="mt-3 px-0!">
        Cancelar solicitud
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Cancelar su solicitud?"
        text="Sus datos siguen como están. Podrá enviar otra cuando quiera."
        button="Cancelar la solicitud"
        onConfirm={async () => {
          await cancelTaxChange(change.id);
          onCancelled();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

const FormerChanges = ({ changes }: { changes: readonly AccountTaxChange[] }) => (
  <details className="mt-4">
    <summary className="link min-h-11 w-fit cursor-pointer content-center">Solicitudes anteriores</summary>
    <ul className="mt-2 grid gap-3 text-[0.95rem]">
      {changes.map((change) => (
        <li key={change.id} className="wrap-anywhere">
          <span className="tabular font-semibold">{change.folio}</span>, {TAX_CHANGE_NAMES[change.state].toLowerCase()}{' '}
          {change.decidedAt && (
            <>
              el <DateText date={change.decidedAt} />
            </>
          )}
          : {TAX_CHANGE_WORDS(change)}
        </li>
      ))}
    </ul>
  </details>
);
