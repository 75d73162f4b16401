import { newIdempotencyKey } from '@flota/client';
import { type AdminConversation, newAnswerSchema } from '@flota/schemas';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { http } from '../../../api/client.js';
import { ApiProblem, type FormErrors, refusalOf } from '../../../api/problem.js';
import { schemaErrors } from '../../../api/schema-errors.js';
import { useDraft } from '../../../components/use-draft.js';
import { useStillHere } from '../../../components/use-still-here.js';

const blank = () => ({ text: '', files: [] as File[], idempotencyKey: newIdempotencyKey() });

/** What was written and attached, with the key under which it counts once: changed, it is another answer. It stays until it is sent, also on other pages. */
export function useAnswer({ id, lastMessageAt }: AdminConversation) {
  const [answer, setAnswer] = useDraft(
    `answer ${id}`,
    blank,
    ({ files, text }) => text.trim() !== '' || files.length > 0,
  );
  const [errors, setErrors] = useState<FormErrors>({});
  const [overtaken, setOvertaken] = useState<string>();
  const [sending, setSending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const stillHere = useStillHere();

  const refused = (error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
    if (!stillHere()) return notify(refusalOf(error), { type: 'error' });
    if (error.body.errors) return setErrors(error.body.errors);
    if (error.code !== 'CONVERSATION.ANSWERED') return notify(error.message, { type: 'error' });
    setOvertaken(error.message);
    refresh();
  };

  const send = async () => {
    if (sending) return;
    const { text, files, idempotencyKey } = answer;
    const message = { text, seenUntil: lastMessageAt };
    const complaints = schemaErrors(newAnswerSchema, message);
    setErrors(complaints);
    setOvertaken(undefined);
    if (Object.keys(complaints).length > 0) return;
    const body = new FormData();
    body.append('message', JSON.stringify(message));
    for (const file of files) body.append('files', file);
    setSending(true);
    try {
      await http.send(`/api/admin/conversations/${id}/messages`, { method: 'POST', body, idempotencyKey });
      // Who left and came back meanwhile may write another one.
      setAnswer((current) => (current === answer ? blank() : current));
      notify('Respuesta enviada', { type: 'success' });
      refresh();
    } catch (error) {
      refused(error);
    } finally {
      setSending(false);
    }
  };

  return {
    answer,
    change: (part: { text: string } | { files: File[] }) =>
      setAnswer((current) => ({ ...current, ...part, idempotencyKey: newIdempotencyKey() })),
    errors,
    /** What is said to whoever was overtaken by a colleague's answer. */
    overtaken,
    sending,
    send,
  };
}
