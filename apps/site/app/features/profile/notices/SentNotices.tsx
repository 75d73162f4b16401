import { NOTICE_CHANNEL_NAMES, NOTICES, SENT_STATE_NAMES, type SentNotices as SentNoticesPage } from '@flota/schemas';
import { useState } from 'react';
import { readSentNotices } from '../../../api/account/notices.js';
import { failureText } from '../../../api/problem-texts.js';
import { Button } from '../../../components/Button.js';
import { Disclosure } from '../../../components/Disclosure.js';
import { Unbroken } from '../../../components/Unbroken.js';
import { formatInstant } from '../../../lib/format.js';
import { AccountData, useAccountData } from '../../account/index.js';

type Sent = SentNoticesPage['notices'][number];

/** What was sent to the customer: asked for once they want to see it. */
export function SentNotices() {
  const [opened, setOpened] = useState(false);
  return (
    <div className="mt-9">
      <Disclosure summary="Avisos que le enviamos" onToggle={(open) => open && setOpened(true)}>
        <div className="px-5 py-4">{opened && <Loaded />}</div>
      </Disclosure>
    </div>
  );
}

function Loaded() {
  const data = useAccountData('sent-notices', () => readSentNotices());
  return (
    <AccountData data={data} what="los avisos que le enviamos">
      {(first) =>
        first.notices.length === 0 ? (
          <p className="text-muted">Todavía ninguno. Aquí verá cada uno, cuándo salió y a dónde.</p>
        ) : (
          // What came since is shown anew from its beginning.
          <Pages key={first.notices[0]?.id} first={first} />
        )
      }
    </AccountData>
  );
}

function Pages({ first }: { first: SentNoticesPage }) {
  const [older, setOlder] = useState<SentNoticesPage>({ notices: [], next: first.next });
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const showOlder = async (before: string) => {
    setLoading(true);
    setFailure(undefined);
    try {
      const { next, notices } = await readSentNotices(before);
      setOlder((shown) => ({ next, notices: [...shown.notices, ...notices] }));
    } catch (error) {
      setFailure(failureText(error));
    }
    setLoading(false);
  };
  const { next } = older;
  return (
    <>
      <ul>
        {[...first.notices, ...older.notices].map((notice) => (
          <SentNotice key={notice.id} {...notice} />
        ))}
      </ul>
      {next && (
        <Button
          variant="quiet"
          className="px-0!"
          loading={loading}
          loadingLabel="Cargando…"
          onClick={() => void showOlder(next)}
        >
          Ver anteriores
        </Button>
      )}
      <p role="alert" className="text-[0.9rem] text-brick empty:hidden">
        {failure}
      </p>
    </>
  );
}

const SentNotice = ({ at, channel, kind, sentAt, state, title, to }: Sent) => (
  <li className="border-b border-line py-3 last:border-0">
    <p className="font-semibold wrap-anywhere">
      <Unbroken>{title}</Unbroken>
    </p>
    <p className="text-[0.9rem] text-muted">
      {title !== NOTICES[kind].name && <>{NOTICES[kind].name} · </>}
      {NOTICE_CHANNEL_NAMES[channel]} a <span className="wrap-anywhere">{to}</span>
    </p>
    <p className="text-[0.9rem]">
      <strong className={`font-semibold ${state === 'failed' ? 'text-brick' : ''}`}>{SENT_STATE_NAMES[state]}</strong>
      <span className="text-muted"> · {formatInstant(sentAt ?? at)}</span>
    </p>
  </li>
);
