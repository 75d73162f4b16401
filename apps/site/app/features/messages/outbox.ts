import { ApiProblem, newIdempotencyKey } from '@flota/client';
import { currentSession } from '../../api/account/current-session.js';
import { sendMessage } from '../../api/account/messages.js';
import { fieldText } from '../../api/field-texts.js';
import { failureText } from '../../api/problem-texts.js';
import { UNSENT_MESSAGES_KEY } from '../../constants/storage-keys.js';
import { gotNoAnswer, isConnectionLost } from '../../lib/connection-lost.js';
import { outdateAccountData } from '../account/index.js';
import { asksBeforeLeaving } from '../forms/index.js';
import { eachSentAhead } from '../uploads/index.js';
import { MESSAGE_ERRORS } from './message-files.js';
import { messagesIn, type UnsentMessage, unsentMessages } from './unsent-messages.js';

/** A message that is shown already and not stored yet. */
export interface OutgoingMessage extends UnsentMessage {
  /** In the page's memory only. */
  files: File[];
  /** Why it did not get through; `null` while it is on its way. */
  failure: string | null;
  /** There is no network: it is sent by itself when there is. */
  waits: boolean;
}

interface Edges {
  deliver: typeof sendMessage;
  /** Missing outside secure contexts. */
  locks: () => Pick<LockManager, 'request'> | undefined;
  /** The conversation has a message more. */
  onSent: (conversationId: string) => void;
}

const EDGES: Edges = {
  deliver: sendMessage,
  locks: () => navigator.locks,
  onSent: (conversationId) => void outdateAccountData(`conversation ${conversationId}`),
};

/** What a page sends and has not sent yet, whichever of its conversations is shown: each message one beside the other. */
export function createOutbox({ deliver, locks, onSent }: Edges = EDGES) {
  let all: readonly OutgoingMessage[] = [];
  let owner: string | undefined;
  let stopAsking: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function hold(messages: readonly OutgoingMessage[]): void {
    all = messages;
    const holdsFiles = all.some(({ files }) => files.length > 0);
    if (holdsFiles) stopAsking ??= asksBeforeLeaving();
    else {
      stopAsking?.();
      stopAsking = null;
    }
    for (const listener of listeners) listener();
  }
  const change = (key: string, part: Partial<OutgoingMessage>) =>
    hold(all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const without = (keys: readonly string[]) => hold(all.filter(({ key }) => !keys.includes(key)));
  const drop = (key: string) => {
    unsentMessages.forget(key);
    without([key]);
  };

  async function attempt({ key, conversationId, text, files, waits: waited }: OutgoingMessage): Promise<void> {
    // Sent meanwhile, or taken back.
    if (!all.some((each) => each.key === key)) return;
    try {
      const uploads = await eachSentAhead('files', files);
      // The same key for every attempt: an answer that got lost makes no second message.
      await deliver(conversationId, text, { uploads, idempotencyKey: key });
      drop(key);
      onSent(conversationId);
    } catch (error) {
      // A browser that just started may take any network for the internet: what waited goes on doing so.
      const waits = isConnectionLost(error) || (waited && gotNoAnswer(error));
      change(key, waits ? { waits } : { failure: explain(error) });
    }
  }

  /** Of several tabs one at a time. */
  async function attemptAlone(message: OutgoingMessage): Promise<void> {
    if (!navigator.onLine) return change(message.key, { waits: true });
    const work = () => attempt(message);
    await (locks()?.request(`flota-message ${message.key}`, work) ?? work());
  }

  function retry(message: OutgoingMessage): void {
    change(message.key, { failure: null, waits: false });
    void attemptAlone(message);
  }

  /** Takes up what earlier pages left; nothing of one customer stays for another. */
  function load(): void {
    const now = currentSession.snapshot().session?.customer.id;
    const own = now === owner ? all : [];
    owner = now;
    const left = unsentMessages.all().filter(({ key }) => !own.some((each) => each.key === key));
    if (own !== all || left.length > 0) hold([...own, ...left.map((message) => outgoing(message, [], true))]);
  }

  return {
    all: (): readonly OutgoingMessage[] => all,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    send(conversationId: string, text: string, files: File[]): void {
      const message = outgoing({ key: newIdempotencyKey(), conversationId, text }, files);
      if (files.length === 0) unsentMessages.keep(message);
      hold([...all, message]);
      void attemptAlone(message);
    },
    retry,
    takeBack: drop,
    /** Sends what waits. */
    flush: (): void => {
      load();
      all.filter(({ waits }) => waits).forEach(retry);
    },
    /** Another tab sent some of them, or its customer left. */
    hear: ({ key, oldValue, newValue }: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>): void => {
      if (key !== UNSENT_MESSAGES_KEY) return;
      const left = messagesIn(newValue).map((each) => each.key);
      const gone = messagesIn(oldValue).filter((each) => !left.includes(each.key));
      without(gone.map((each) => each.key));
      for (const { conversationId } of gone) onSent(conversationId);
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Of this page. */
export const outbox = createOutbox();

if (typeof window !== 'undefined') {
  outbox.load();
  currentSession.subscribe(outbox.load);
  window.addEventListener('online', outbox.flush);
  window.addEventListener('storage', outbox.hear);
}

function outgoing(message: UnsentMessage, files: File[], waits = false): OutgoingMessage {
  return { ...message, files, waits, failure: null };
}

function explain(error: unknown): string {
  const [refused] = (error instanceof ApiProblem && error.problem.errors) || [];
  return refused ? (MESSAGE_ERRORS[`${refused.field}:${refused.code}`] ?? fieldText(refused.code)) : failureText(error);
}
