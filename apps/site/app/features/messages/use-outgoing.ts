import { ApiProblem } from '@flota/client';
import type { AccountMessage } from '@flota/schemas';
import { useState } from 'react';
import { sendMessage } from '../../api/account/messages.js';
import { fieldText } from '../../api/field-texts.js';
import { failureText } from '../../api/problem-texts.js';
import { createIdempotencyKeys } from '@flota/client';
import { MESSAGE_ERRORS } from './message-files.js';

/** A message that is shown already and not stored yet. */
export interface OutgoingMessage {
  key: string;
  text: string;
  files: File[];
  /** From 0 to 1. */
  share: number;
  /** Why it did not get through; `null` while it is on its way. */
  failure: string | null;
}

const newKey = createIdempotencyKeys();
let written = 0;

/** Sends messages of a conversation, one beside the other; those that fail stay, to be sent again or taken back. */
export function useOutgoing(
  conversationId: string,
  onSent: (message: AccountMessage) => void,
  deliverMessage: typeof sendMessage = sendMessage,
) {
  const [outgoing, setOutgoing] = useState<OutgoingMessage[]>([]);
  const change = (key: string, part: Partial<OutgoingMessage>) =>
    setOutgoing((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const drop = (key: string) => setOutgoing((all) => all.filter((each) => each.key !== key));

  const deliver = async ({ key, text, files }: OutgoingMessage) => {
    try {
      const onProgress = (share: number) => change(key, { share });
      // The same key for every attempt: an answer that got lost makes no second message.
      onSent(await deliverMessage(conversationId, text, { files, idempotencyKey: key, onProgress }));
      drop(key);
    } catch (error) {
      change(key, { failure: explain(error) });
    }
  };

  return {
    outgoing,
    send: ({ text, files }: Pick<OutgoingMessage, 'text' | 'files'>): void => {
      const message = { key: newKey(++written), text, files, share: 0, failure: null };
      setOutgoing((all) => [...all, message]);
      void deliver(message);
    },
    retry: (message: OutgoingMessage): void => {
      change(message.key, { failure: null, share: 0 });
      void deliver(message);
    },
    takeBack: ({ key }: OutgoingMessage) => drop(key),
  };
}

function explain(error: unknown): string {
  const [refused] = (error instanceof ApiProblem && error.problem.errors) || [];
  return refused ? (MESSAGE_ERRORS[`${refused.field}:${refused.code}`] ?? fieldText(refused.code)) : failureText(error);
}
