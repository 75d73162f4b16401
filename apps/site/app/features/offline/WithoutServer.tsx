import { useEffect, useState } from 'react';
import { currentSession } from '../../api/account/current-session.js';
import { ErrorState, Skeleton } from '../../components/States.js';
import { connection } from './connection.js';
import { openKept } from './kept-account.js';

/** The account of somebody who was signed in here, while the server can't say whether they still are. */
export function WithoutServer() {
  const [nothing, setNothing] = useState(false);
  useEffect(() => {
    connection.noteLost();
    void openKept().then((opened) => setNothing(!opened));
    const askAgain = () => void currentSession.restore();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, []);
  if (!nothing) return <Skeleton className="h-40" />;
  return (
    <ErrorState
      title="No pudimos abrir su cuenta"
      text="No hay conexión, y en este dispositivo no quedó guardado nada de su cuenta. Revise su señal e intente de nuevo."
      onRetry={() => void currentSession.restore()}
    />
  );
}
