import type { CustomerSession } from '@flota/schemas';
import { lazy, Suspense, useEffect, useState } from 'react';
import { currentSession } from '../../api/account/current-session.js';

const SignInAgainDialog = lazy(async () => ({ default: (await import('./SignInAgainDialog.js')).SignInAgainDialog }));

interface Over {
  /** Of whoever was signed in; nobody else may go on. */
  email: string;
  /** `null` when they'd rather leave. */
  answer: (session: CustomerSession | null) => void;
}

/** Over a page of the account whose session ended: who signs in again goes on where they were, with all they typed. */
export function SignInAgain() {
  const [over, setOver] = useState<Over | null>(null);
  useEffect(() => {
    let leave = () => {};
    const takeBack = currentSession.whenOver(
      ({ customer }) =>
        new Promise((resolve) => {
          const answer = (session: CustomerSession | null) => {
            setOver(null);
            resolve(session);
          };
          leave = () => answer(null);
          setOver({ email: customer.email, answer });
        }),
    );
    return () => {
      takeBack();
      leave();
    };
  }, []);
  return (
    over && (
      <Suspense>
        <SignInAgainDialog {...over} />
      </Suspense>
    )
  );
}
