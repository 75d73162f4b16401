import type { ConversationSummary } from '@flota/schemas';
import { Link } from 'react-router';
import { DateText } from '../../components/Money.js';
import { Unbroken } from '../../components/Unbroken.js';
import { classNames } from '../../lib/class-names.js';
import { MESSAGES_PATH } from '../account/index.js';

export const conversationPath = (id: string): string => `${MESSAGES_PATH}/${id}`;

/** The newest first; what was not read yet bears a dot and says so. */
export const ConversationList = ({ conversations }: { conversations: readonly ConversationSummary[] }) => (
  <ul className="border-t-2 border-ink">
    {conversations.map(({ id, folio, subject, contractLabel, state, lastMessageAt, unread }) => (
      <li key={id} className="border-b border-line">
        <Link
          to={conversationPath(id)}
          className="group grid min-h-20 items-baseline gap-x-6 py-5 tablet:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="min-w-0">
            <span
              className={classNames(
                'block leading-snug wrap-anywhere group-hover:text-agave-deep group-hover:underline',
                unread > 0 ? 'font-bold' : 'font-semibold',
              )}
            >
              {unread > 0 && <span aria-hidden className="mr-2.5 inline-block size-3 rounded-full bg-brick" />}
              {subject}
            </span>
            <span className="block text-[0.95rem] leading-snug text-muted">
              <span className="tabular whitespace-nowrap">{folio}</span>
              {contractLabel && (
                <>
                  , <Unbroken>{contractLabel}</Unbroken>
                </>
              )}
              {state === 'closed' && ', resuelto'}
            </span>
            {unread > 0 && (
              <span className="block text-[0.95rem] font-semibold text-agave-deep">
                {unread === 1 ? '1 respuesta sin leer' : `${unread} respuestas sin leer`}
              </span>
            )}
          </span>
          <DateText date={lastMessageAt} className="text-[0.95rem] text-muted" />
        </Link>
      </li>
    ))}
  </ul>
);
