import { type AccountConversation, RATING_NAMES } from '@flota/schemas';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { readConversation } from '../../api/account/messages.js';
import { AccountData, AccountPage, MESSAGES_PATH, useAccountData } from '../account/index.js';
import { Composer } from './Composer.js';
import { MessageItem, OutgoingItem } from './MessageItem.js';
import { RatingForm } from './RatingForm.js';
import { useDraft } from './use-draft.js';
import { useOutgoing } from './use-outgoing.js';

/** One conversation: what was said, and where to go on. */
export function ConversationPage({ id }: { id: string }) {
  const data = useAccountData(`conversation ${id}`, () => readConversation(id));
  const conversation = data.state === 'ready' ? data.value : null;
  return (
    <AccountPage
      title={conversation?.subject ?? 'Mensaje'}
      lead={conversation && aboutOf(conversation)}
      back={{ to: MESSAGES_PATH, label: 'Todos sus mensajes' }}
    >
      <AccountData data={data} what="la conversación">
        {(value, { reload }) => <Thread conversation={value} onNews={reload} />}
      </AccountData>
    </AccountPage>
  );
}

const aboutOf = ({ folio, contractLabel }: AccountConversation): ReactNode => (
  <>
    Folio <span className="tabular whitespace-nowrap">{folio}</span>
    {contractLabel && (
      <>
        , contrato <span className="whitespace-nowrap">{contractLabel}</span>
      </>
    )}
  </>
);

/** On a phone the box to write in leaves little room: what was just sent must not be looked for. */
const bringIntoSight = (item: HTMLElement | null): void => item?.scrollIntoView({ block: 'nearest' });

function Thread({ conversation, onNews }: { conversation: AccountConversation; onNews: () => Promise<void> }) {
  const { id, messages, state, asksRating, ratedScore } = conversation;
  const { outgoing, send, retry, takeBack } = useOutgoing(id);
  const { draft, setDraft, putBefore } = useDraft(id);
  const lookAgain = useEffectEvent(() => void onNews());
  useEffect(() => {
    // Somebody comes back from the mail that told of an answer.
    const onFocus = () => lookAgain();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  return (
    <div className="max-w-4xl">
      <ol aria-label="Mensajes" className="grid gap-4">
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
        {outgoing.map((message) => (
          <OutgoingItem
            key={message.key}
            message={message}
            onShown={bringIntoSight}
            onRetry={() => retry(message)}
            onEdit={() => {
              takeBack(message);
              putBefore(message);
            }}
          />
        ))}
      </ol>
      {state === 'closed' && (
        <div className="mt-6 border-l-4 border-agave bg-paper px-5 py-4">
          <p>Dimos por resuelto este asunto. Si escribe de nuevo, lo volvemos a abrir.</p>
          {asksRating && <RatingForm conversationId={id} onRated={onNews} />}
          {ratedScore && (
            <p role="status" className="mt-2 font-semibold">
              Gracias por su opinión: {RATING_NAMES[ratedScore].toLowerCase()}.
            </p>
          )}
        </div>
      )}
      <div className="mt-8">
        <Composer draft={draft} onChange={setDraft} onSend={send} />
      </div>
    </div>
  );
}
