import type { CustomerSessions } from '@flota/schemas';
import { useState } from 'react';
import { endOtherSessions, endSession, readSessions } from '../../api/account/profile.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { Skeleton } from '../../components/States.js';
import { formatInstant } from '../../lib/format.js';
import { AccountData, useAccountData } from '../account/index.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { SavedNote } from './SavedNote.js';

export const SESSIONS_KEY = 'sessions';

/** Where the account is open now. */
export function SessionList() {
  const data = useAccountData(SESSIONS_KEY, readSessions);
  return (
    <AccountData data={data} what="sus sesiones" skeleton={<Skeleton className="h-40" />}>
      {({ sessions }, { reload }) => <Sessions sessions={sessions} reload={reload} />}
    </AccountData>
  );
}

interface SessionsProps extends CustomerSessions {
  reload: () => Promise<void>;
}

function Sessions({ sessions, reload }: SessionsProps) {
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const end = async (call: () => Promise<void>, done: string) => {
    setSaid('');
    await call();
    await reload();
    setSaid(done);
  };
  return (
    <>
      <ul className="border-b border-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => end(() => endSession(session.id), `Cerramos la sesión de ${session.device}.`)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" className="mt-5" onClick={() => setAsking(true)}>
          Cerrar las demás sesiones
        </Button>
      )}
      <SavedNote>{said}</SavedNote>
      <ConfirmDialog
        open={asking}
        title="¿Cerrar las demás sesiones?"
        text="En los otros equipos habrá que volver a escribir la contraseña. En este sigue dentro de su cuenta."
        button="Cerrar las demás"
        onConfirm={() => end(endOtherSessions, 'Cerramos las demás sesiones.')}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface SessionRowProps {
  session: CustomerSessions['sessions'][number];
  onEnd: () => Promise<void>;
}

function SessionRow({ session: { device, startedAt, lastUsedAt, current }, onEnd }: SessionRowProps) {
  const [ending, setEnding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const onClick = () => {
    setEnding(true);
    setFailure(undefined);
    onEnd()
      .catch((error: unknown) => setFailure(failureText(error)))
      .finally(() => setEnding(false));
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-4">
      <div>
        <p className="font-semibold">
          {device}
          {current && (
            <span className="ml-3 rounded bg-amber px-2 py-0.5 text-[0.8125rem] whitespace-nowrap text-night">
              Este equipo
            </span>
          )}
        </p>
        <p className="text-[0.9rem] text-muted">
          <span className="inline-block">Entró el {formatInstant(startedAt)}.</span>{' '}
          <span className="inline-block">Último uso: {formatInstant(lastUsedAt)}.</span>
        </p>
        <p role="alert" className="text-[0.9rem] text-brick empty:hidden">
          {failure}
        </p>
      </div>
      {!current && (
        <Button variant="quiet" className="px-0!" loading={ending} loadingLabel="Cerrando…" onClick={onClick}>
          Cerrar<span className="sr-only"> la sesión de {device}</span>
        </Button>
      )}
    </li>
  );
}
