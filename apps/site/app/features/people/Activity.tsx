import { type AccountActivity } from '@flota/schemas';
import { useState } from 'react';
import { readActivity } from '../../api/account/people.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { formatInstant } from '../../lib/format.js';
import { AccountData, useAccountData } from '../account/index.js';
import { DEED_WORDS, LOOK_WORDS } from './texts.js';

/** What others did in the account, the newest first. */
export function Activity() {
  const data = useAccountData('activity', () => readActivity());
  return (
    <section aria-labelledby="actividad">
      <h2 id="actividad" className="heading-card">
        Actividad
      </h2>
      <p className="measure mt-2 text-muted">
        Lo que otras personas hacen en su cuenta queda aquí, también si nuestro equipo la mira para ayudarle.
      </p>
      <AccountData data={data} what="la actividad">
        {(first) => <Entries key={first.entries[0]?.id} first={first} />}
      </AccountData>
    </section>
  );
}

function Entries({ first }: { first: AccountActivity }) {
  const [older, setOlder] = useState<AccountActivity | null>(null);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const entries = [...first.entries, ...(older?.entries ?? [])];
  const next = older ? older.next : first.next;
  const more = async (before: string) => {
    setAsking(true);
    setFailure(undefined);
    try {
      const found = await readActivity(before);
      setOlder({ entries: [...(older?.entries ?? []), ...found.entries], next: found.next });
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setAsking(false);
    }
  };
  if (entries.length === 0) return <p className="mt-5">Todavía no hay nada que contar.</p>;
  return (
    <>
      <ul className="mt-5 border-b border-line">
        {entries.map(({ id, at, who, did, to, reason }) => (
          <li key={id} className="border-t border-line py-3">
            <p className="wrap-anywhere">
              <strong className="font-semibold">{did === 'looked' ? 'Nuestro equipo' : who}</strong> {DEED_WORDS[did]}
              {reason && LOOK_WORDS[reason]}
              {to && did !== 'left' ? ` ${to}` : ''}
            </p>
            <p className="text-[0.9rem] text-muted">
              <time dateTime={at}>{formatInstant(at)}</time>
            </p>
          </li>
        ))}
      </ul>
      {next && (
        <Button
          variant="secondary"
          className="mt-5"
          loading={asking}
          loadingLabel="Buscando…"
          onClick={() => void more(next)}
        >
          Ver anteriores
        </Button>
      )}
      <p role="alert" className="mt-3 text-brick empty:hidden">
        {failure}
      </p>
    </>
  );
}
