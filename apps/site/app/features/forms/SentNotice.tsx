import { forms } from '@flota/texts/site/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { RoadDivider } from '../../components/RoadDivider.js';
import { useSite } from '../../lib/use-site.js';

/** Navigation state of what was just sent: where its receipt went. Kept in no storage. */
export interface SentState {
  sentTo: string;
}

/** History entries can be written by anything that ran on the page. */
export function readSentState(state: unknown): SentState | null {
  const sentTo = (state as Partial<SentState> | null)?.sentTo;
  return typeof sentTo === 'string' && sentTo.length <= 254 ? { sentTo } : null;
}

interface SentNoticeProps {
  title: string;
  folio: string;
  /** Where the receipt went. */
  email: string;
  /** What comes next, and when. */
  children: ReactNode;
  action?: ReactNode;
  /** What else belongs on the receipt. */
  facts?: readonly { term: string; value: ReactNode }[];
}

interface DoneNoticeProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** In place of a form that was sent. Takes the focus when it appears. */
export function DoneNotice({ title, lead, children }: DoneNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      className="on-ink rounded bg-ink p-6 text-white outline-none tablet:p-9 print:border print:bg-paper print:text-ink"
    >
      <RoadDivider className="w-32" />
      <h2 className="heading-card mt-6">{title}</h2>
      <div className="measure mt-3 text-muted-inverse print:text-muted">{lead}</div>
      {children}
    </div>
  );
}

/** What was sent, under which folio, and what comes next. */
export function SentNotice({ title, folio, email, children, action, facts = [] }: SentNoticeProps) {
  const { supportHours } = useSite();
  return (
    <DoneNotice title={title} lead={children}>
      <dl className="mt-7 grid gap-5 border-t border-line-inverse pt-6 tablet:grid-cols-2">
        <Fact term={forms.folio}>
          <span className="label-wide tabular text-xl tracking-normal">{folio}</span>
        </Fact>
        <Fact term={forms.sentTo}>
          <span className="font-semibold wrap-anywhere">{email}</span>
        </Fact>
        {facts.map(({ term, value }) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
        {supportHours.length > 0 && <Fact term={forms.hours}>{supportHours.join(' · ')}</Fact>}
      </dl>
      {action && <div className="mt-7 print:hidden">{action}</div>}
    </DoneNotice>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.9rem] text-muted-inverse print:text-muted">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
