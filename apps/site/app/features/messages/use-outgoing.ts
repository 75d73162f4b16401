import { useSyncExternalStore } from 'react';
import { type Outbox, outbox, type OutgoingMessage } from './outbox.js';

const NONE: readonly OutgoingMessage[] = [];

/** What is on its way to a conversation; what fails stays, to be sent again or taken back. */
export function useOutgoing(conversationId: string, box: Outbox = outbox) {
  const all = useSyncExternalStore(box.subscribe, box.all, () => NONE);
  return {
    outgoing: all.filter((message) => message.conversationId === conversationId),
    send: ({ text, files }: Pick<OutgoingMessage, 'text' | 'files'>): void => box.send(conversationId, text, files),
    retry: box.retry,
    takeBack: ({ key }: OutgoingMessage): void => box.takeBack(key),
  };
}
