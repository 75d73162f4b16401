import { ApiProblem } from '@flota/client';
import type { AccountMessage } from '@flota/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { sendMessage } from '../../api/account/messages.js';
import { fieldText } from '../../api/field-texts.js';
import { failureText } from '../../api/problem-texts.js';
import { createIdempotencyKeys } from '@flota/client';
import { gotNoAnswer, isConnectionLost } from '../../lib/connection-lost.js';
import { textMemory } from '../forms/index.js';
import { eachSentAhead } from '../uploads/index.js';
import { MESSAGE_ERRORS } from './message-files.js';

/** A message that is shown already and not stored yet. */
export interface OutgoingMessage {
  key: string;
  text: string;
  files: File[];
  /** Why it did not get through; `null` while it is on its way. */
  failure: string | null;
  /** There is no network: it is sent by itself when there is. */
  waits: boolean;
}

/** What waits outlives a reload of the tab, but for files. */
const waitingOf = (conversationId: string) => `waiting ${conversationId}`;

const newKey = createIdempotencyKeys();
let written = 0;

/** Sends messages of a conversation, one beside the other; those that fail stay, to be sent again or taken back. */
export function useOutgoing(
  conversationId: string,
  onSent: (message: AccountMessage) => void,
  deliverMessage: typeof sendMessage = sendMessage,
) {
  const [outgoing, setOutgoing] = useState<OutgoingMessage[]>(() =>
    Object.entries(textMemory.recall(waitingOf(conversationId))).map(([key, text]) => outgoingOf(key, text, [], true)),
  );
  const change = (key: string, part: Partial<OutgoingMessage>) =>
    setOutgoing((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const drop = (key: string) => setOutgoing((all) => all.filter((each) => each.key !== key));

  const deliver = async ({ key, text, files, waits: waited }: OutgoingMessage) => {
    if (!navigator.onLine) return change(key, { waits: true });
    try {
      const uploads = await eachSentAhead('files', files);
      // The same key for every attempt: an answer that got lost makes no second message.
      onSent(await deliverMessage(conversationId, text, { uploads, idempotencyKey: key }));
      drop(key);
    } catch (error) {
      // A browser that just started may take any network for the internet: what waited goes on doing so.
      const waits = isConnectionLost(error) || (waited && gotNoAnswer(error));
      change(key, waits ? { waits } : { failure: explain(error) });
    }
  };

  const retry = (message: OutgoingMessage): void => {
    change(message.key, { failure: null, waits: false });
    void deliver(message);
  };
  const sendWaiting = useEffectEvent(() => outgoing.filter(({ waits }) => waits).forEach(retry));
  useEffect(() => {
    const onOnline = () => sendWaiting();
    if (navigator.onLine) onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  useEffect(() => {
    const texts = outgoing
      .filter(({ waits, files }) => waits && files.length === 0)
      .map(({ key, text }): [string, string] => [key, text]);
    textMemory.keep(waitingOf(conversationId), Object.fromEntries(texts));
  }, [conversationId, outgoing]);

  return {
    outgoing,
    send: ({ text, files }: Pick<OutgoingMessage, 'text' | 'files'>): void => {
      const message = outgoingOf(newKey(++written), text, files);
      setOutgoing((all) => [...all, message]);
      void deliver(message);
    },
    retry,
    takeBack: ({ key }: OutgoingMessage) => drop(key),
  };
}

const outgoingOf = (key: string, text: string, files: File[], waits = false): OutgoingMessage => ({
  ...{ key, text, files, waits },
  failure: null,
});

function explain(error: unknown): string {
  const [refused] = (error instanceof ApiProblem && error.problem.errors) || [];
  return refused ? (MESSAGE_ERRORS[`${refused.field}:${refused.code}`] ?? fieldText(refused.code)) : failureText(error);
}
