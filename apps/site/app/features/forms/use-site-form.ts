import { ApiProblem } from '@flota/client';
import { forms } from '@flota/texts/site/forms';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import { fieldText } from '../../api/field-texts.js';
import { problemText } from '../../api/problem-texts.js';
import { isConnectionLost } from '../../lib/connection-lost.js';
import { draftMemory, formMemory, textMemory } from './form-memory.js';
import type { Checked, SiteForm } from './site-form.js';
import { readFailure } from './submit-failure.js';
import { useAsksBeforeLeaving } from './use-asks-before-leaving.js';

interface Options<Values, Request, Answer> {
  /** Under which name the page remembers what was typed; without one it remembers nothing, as of a password. */
  name?: string;
  /** In the order of the page, which is that of the errors. */
  empty: Values;
  open: () => Promise<SiteForm<Values, Request, Answer>>;
  /** Fields whose text survives a reload. */
  longTexts?: readonly (keyof Values & string)[];
  /** The same of a form of the account, for all it asks for: never who somebody is, nor a password. */
  drafts?: readonly (keyof Values & string)[];
  /** Texts for `field:CODE` where the code's own is too general. */
  texts?: Readonly<Record<string, string>>;
  /** What to say of a refusal whose usual text is too general; `null` for all others. */
  explain?: (problem: ApiProblem) => string | null;
  onSent: (answer: Answer, values: Values) => void;
}

interface Failure {
  message: string;
  correlationId: string;
}

const noConnection = (): Failure => ({
  message: navigator.onLine ? problemText('SERVER.UNAVAILABLE') : forms.offline,
  correlationId: '',
});

/**
 * A form of the site: checked by the server's own rules, which are loaded when somebody begins to fill it in; sent once
 * however often the button is pressed; what was typed stays until it is sent.
 */
export function useSiteForm<Values extends FieldValues, Request extends FieldValues, Answer>({
  name,
  empty,
  open,
  longTexts = [],
  drafts = [],
  texts = {},
  explain = () => null,
  onSent,
}: Options<Values, Request, Answer>) {
  const [opened] = useState(() => once(open));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const [recalled] = useState(() => (name ? formMemory.recall<Values>(name) : undefined));
  const [holdsFiles, setHoldsFiles] = useState(() => hasFiles(recalled ?? empty));
  useAsksBeforeLeaving(holdsFiles);
  const form = useForm<Values, unknown, Request>({
    defaultValues: (recalled ?? empty) as DefaultValues<Values>,
    // Not on blur: the message that appears would move the button away from under the click that caused it.
    mode: 'onSubmit',
    resolver: async (values) => toErrors((await opened()).check(values)),
  });
  const { register, getValues, setValue, setError, subscribe } = form;
  const fields = Object.keys(empty) as Path<Values>[];
  // The first error that takes the focus is the first that was registered; boxes within boxes would come last.
  for (const field of fields) register(field);
  const sent = useRef(false);

  const keepTyped = useEffectEvent((values: Values) => {
    setHoldsFiles(hasFiles(values));
    if (!name) return;
    if (longTexts.length > 0) textMemory.keep(name, textsOf(values, longTexts));
    // What a form knew beforehand is not of the customer's typing, and may be another by then.
    const changed = drafts.filter((field) => values[field] !== empty[field]);
    if (drafts.length > 0) draftMemory.keep(name, textsOf(values, changed));
  });
  const restore = useEffectEvent(() => {
    if (!name) return;
    const put = (field: string, text: string) => setValue(field as Path<Values>, text as never);
    const texts = textMemory.recall(name);
    for (const field of longTexts) if (texts[field] && !getValues(field as Path<Values>)) put(field, texts[field]);
    if (recalled) return;
    const draft = draftMemory.recall(name);
    for (const field of drafts) if (draft[field] !== undefined) put(field, draft[field]);
  });
  useEffect(() => {
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) });
  }, [subscribe]);
  useEffect(() => {
    if (!name) return;
    return () => void (sent.current || formMemory.keep(name, getValues()));
  }, [name, getValues]);

  // Sent by a press of the button all the same: nobody wants to find out later what went.
  const waits = failure?.message === forms.offline;
  useEffect(() => {
    if (!waits) return;
    const tell = () => setFailure({ message: forms.backOnline, correlationId: '' });
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [waits]);

  const deliver = async (request: Request) => {
    const values = getValues();
    try {
      const answer = await (await opened()).send(request, values);
      sent.current = true;
      setHoldsFiles(false);
      if (name) {
        formMemory.forget(name);
        textMemory.forget(name);
        draftMemory.forget(name);
      }
      onSent(answer, values);
    } catch (error) {
      if (isConnectionLost(error)) return setFailure(noConnection());
      const { fields: refused, message: usual, correlationId } = readFailure(error, fields, forms.changed);
      const message = (error instanceof ApiProblem ? explain(error) : null) ?? usual;
      refused.forEach(({ field, code }, index) => setError(field, { message: code }, { shouldFocus: index === 0 }));
      if (message) setFailure({ message, correlationId });
    }
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFailure(null);
    // Only the rules' script can be missing here; the rest of what goes wrong is told by its fields.
    await form
      .handleSubmit(deliver)()
      .catch(() => setFailure(noConnection()));
    busy.current = false;
    setSending(false);
  };

  return {
    ...form,
    sending,
    failure,
    onSubmit: (event: FormEvent) => void onSubmit(event),
    /** For the form's `onFocus`: loads the rules and begins the proof of work. */
    warmUp: () =>
      void opened().then(
        (site) => site.warmUp(),
        () => undefined,
      ),
    errorOf: (field: Path<Values>): string | undefined => {
      const code = form.formState.errors[field]?.message;
      return typeof code === 'string' ? (texts[`${field}:${code}`] ?? fieldText(code)) : undefined;
    },
  };
}

const textsOf = <Values extends FieldValues>(values: Values, fields: readonly (keyof Values & string)[]) =>
  Object.fromEntries(fields.map((field) => [field, String(values[field])]));

const hasFiles = (values: FieldValues): boolean =>
  Object.values(values).some((value: unknown) => [value].flat().some((part) => part instanceof File));

function toErrors<Values extends FieldValues, Request extends FieldValues>(checked: Checked<Request>) {
  if ('request' in checked) return { values: checked.request, errors: {} };
  // The first of a field counts.
  const entries = checked.refused.toReversed().map(({ field, code }) => [field, { type: 'code', message: code }]);
  return { values: {}, errors: Object.fromEntries(entries) as FieldErrors<Values> };
}

/** Loads once, however often it is asked for; a failed attempt does not count. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}
