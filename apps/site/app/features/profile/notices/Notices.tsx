import { readNotices } from '../../../api/account/notices.js';
import { Skeleton } from '../../../components/States.js';
import { AccountData, useAccountData } from '../../account/index.js';
import { PhoneNotices } from './PhoneNotices.js';
import { NoticeMatrix } from './NoticeMatrix.js';
import { PushDevices } from './PushDevices.js';
import { QuietHoursChoice } from './QuietHoursChoice.js';
import { SentNotices } from './SentNotices.js';

interface NoticesProps {
  email: string;
  /** Asked anew for another telephone. */
  phone: string | null;
}

/** By what a customer is told, of what and when, and what was sent. */
export function Notices({ email, phone }: NoticesProps) {
  const data = useAccountData('notices', readNotices);
  return (
    <>
      <AccountData data={data} what="sus avisos" skeleton={<Skeleton className="h-72" />}>
        {(notices, { reload, replace }) => (
          <div className="grid gap-9">
            <section aria-labelledby="avisos-por">
              <h3 id="avisos-por" className="font-semibold">
                Por dónde
              </h3>
              <p className="mt-1 text-[0.9375rem] text-muted">
                Por correo, a <span className="wrap-anywhere">{email}</span>, y por lo que active aquí.
              </p>
              <PhoneNotices key={phone} onSaid={() => void reload()} />
              <PushDevices push={notices.push} onAdded={replace} onRemoved={reload} />
            </section>
            <section aria-labelledby="avisos-de">
              <h3 id="avisos-de" className="font-semibold">
                De qué
              </h3>
              {notices.channels.includes('whatsapp') && notices.channels.includes('sms') && (
                <p className="mt-1 text-[0.9375rem] text-muted">
                  Si elige WhatsApp y SMS, le escribimos por WhatsApp; por SMS solo si ahí no llega.
                </p>
              )}
              <NoticeMatrix choices={notices.choices} onSaved={replace} />
            </section>
            {notices.channels.length > 1 && <QuietHoursChoice hours={notices.hours} onSaved={replace} />}
          </div>
        )}
      </AccountData>
      <SentNotices />
    </>
  );
}
