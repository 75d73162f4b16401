import { ApiProblem } from '@flota/client';
import { ACCOUNT_ROLE_NAMES, type AccountPerson } from '@flota/schemas';
import { useState } from 'react';
import { resendInvitation, revokePerson } from '../../api/account/people.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { formatInstant } from '../../lib/format.js';
import { useFocusFollows } from '../../lib/use-focus.js';
import { PersonForm } from './PersonForm.js';
import { STATE_WORDS } from './texts.js';

interface PersonRowProps {
  person: AccountPerson;
  /** Something of it changed, and what is said of that. */
  onChanged: (said: string) => void;
}

const ACTION = 'px-0!';

export function PersonRow({ person, onChanged }: PersonRowProps) {
  const [editing, setEditing] = useState(false);
  const { inside, opener } = useFocusFollows(editing);
  const [asking, setAsking] = useState(false);
  const name = person.name ?? person.email;
  /** Somebody else was quicker: it is said where it stays once the row is as it is by now. */
  const tellIfOutdated = (error: unknown): boolean => {
    if (!isOutdated(error)) return false;
    setEditing(false);
    onChanged(failureText(error));
    return true;
  };
  const waits = person.state === 'invited' || person.state === 'expired';
  return (
    <li className="border-t border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          {person.name && <p className="text-[0.9375rem] wrap-anywhere text-muted">{person.email}</p>}
          <p className="mt-1">
            {ACCOUNT_ROLE_NAMES[person.role]}
            {person.role === 'driver' && <DriverWords person={person} />}
          </p>
          <p className="text-[0.9rem] text-muted">
            <span className="inline-block">{STATE_WORDS[person.state]}.</span>{' '}
            <span className="inline-block">{momentOf(person)}</span>
          </p>
        </div>
        {person.state !== 'revoked' && !editing && (
          <div className="flex flex-wrap gap-x-6">
            {waits && (
              <Resend
                person={person}
                onSent={() => onChanged(`Enviamos otra invitación a ${person.email}.`)}
                tellIfOutdated={tellIfOutdated}
              />
            )}
            <Button ref={opener} variant="quiet" className={ACTION} onClick={() => setEditing(true)}>
              Cambiar<span className="sr-only"> el acceso de {name}</span>
            </Button>
            <Button variant="quiet" className={ACTION} onClick={() => setAsking(true)}>
              {waits ? 'Retirar' : 'Quitar acceso'}
              <span className="sr-only"> a {name}</span>
            </Button>
          </div>
        )}
      </div>
      {editing && (
        <div ref={inside} className="mt-5">
          <PersonForm
            person={person}
            onCancel={() => setEditing(false)}
            onRefused={tellIfOutdated}
            onSent={() => {
              setEditing(false);
              onChanged(`Guardamos el acceso de ${name}. Vale desde ahora.`);
            }}
          />
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={waits ? `¿Retirar la invitación de ${name}?` : `¿Quitar el acceso a ${name}?`}
        text={
          waits
            ? 'El enlace que le enviamos deja de funcionar.'
            : 'Sale de su cuenta en este momento, en todos sus equipos, y le avisamos por correo. Puede volver a invitarle cuando quiera.'
        }
        button={waits ? 'Retirar la invitación' : 'Quitar el acceso'}
        onConfirm={async () => {
          try {
            await revokePerson(person.id);
            onChanged(waits ? `Retiramos la invitación de ${name}.` : `${name} ya no tiene acceso.`);
          } catch (error) {
            if (!tellIfOutdated(error)) throw error;
          }
        }}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

/** The person is not there any more as they are shown. */
const isOutdated = (error: unknown): boolean => error instanceof ApiProblem && [404, 409].includes(error.status);

function DriverWords({ person: { contractIds, hidesMoney } }: { person: AccountPerson }) {
  const units = contractIds.length === 1 ? 'una unidad' : `${contractIds.length} unidades`;
  return (
    <>
      {' '}
      de {units}
      {hidesMoney && ', sin pagos ni saldos'}
    </>
  );
}

function momentOf({ state, lastSeenAt, expiresAt, revokedAt }: AccountPerson): string {
  if (state === 'invited') return `Vale hasta el ${formatInstant(expiresAt)}.`;
  if (state === 'expired') return `Caducó el ${formatInstant(expiresAt)}.`;
  if (state === 'revoked') return revokedAt ? `Desde el ${formatInstant(revokedAt)}.` : '';
  return lastSeenAt ? `Entró por última vez el ${formatInstant(lastSeenAt)}.` : 'Todavía no entra.';
}

interface ResendProps {
  person: AccountPerson;
  onSent: () => void;
  tellIfOutdated: (error: unknown) => boolean;
}

function Resend({ person, onSent, tellIfOutdated }: ResendProps) {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const onClick = () => {
    setSending(true);
    setFailure(undefined);
    resendInvitation(person.id)
      .then(onSent)
      .catch((error: unknown) => void (tellIfOutdated(error) || setFailure(failureText(error))))
      .finally(() => setSending(false));
  };
  return (
    <span className="inline-grid justify-items-start">
      <Button variant="quiet" className={ACTION} loading={sending} loadingLabel="Enviando…" onClick={onClick}>
        Enviar otra vez<span className="sr-only"> la invitación a {person.email}</span>
      </Button>
      <span role="alert" className="max-w-[32ch] text-[0.9rem] text-brick empty:hidden">
        {failure}
      </span>
    </span>
  );
}
