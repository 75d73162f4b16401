import { newIdempotencyKey } from '@flota/client';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
  type ButtonProps,
  type DialogProps,
} from '@mui/material';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Form, useNotify, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { NavigationType, useBlocker } from 'react-router';
import { FormSchemaContext } from './form/form-schema.js';
import { NotDone } from './not-done.js';
import { useLeaveWarning } from './use-leave-warning.js';
import { useStillHere } from './use-still-here.js';
import { useWanted } from './use-wanted.js';
import { ApiProblem, messageOf, refusalOf } from '../api/problem.js';
import { schemaErrors, type WriteSchema } from '../api/schema-errors.js';

interface DialogFormProps<Body, Answer> {
  title: string;
  submit: string;
  /** What is said once it is done; null where `onDone` says it. */
  done: string | ((answer: Answer) => string) | null;
  maxWidth?: DialogProps['maxWidth'];
  defaultValues: FieldValues;
  schema: WriteSchema;
  /** What is sent of what was filled in; a text that is empty is `''` where it was opened as a text. */
  read: (values: FieldValues) => Body;
  /** The key is the dialog's: whatever is sent from it counts once. */
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  onDone?: (answer: Answer) => void;
  /** A refusal that is a question: answered by sending the same once more, confirmed. */
  question?: {
    /** `null` of any other refusal. */
    of: (problem: ApiProblem) => string | null;
    submit: string;
    confirmed: (body: Body) => Body;
  };
  /** What it is about, as it stands by now: told to whoever was overtaken by somebody else's change. */
  now?: string;
  /** The inputs. */
  children: ReactNode;
}

interface DialogFormButtonProps<Body, Answer> extends DialogFormProps<Body, Answer> {
  button: ButtonProps;
  /** What the palette calls it by, to find it open. */
  opensBy?: string;
}

/** A button that opens a form for an action that isn't CRUD. */
export function DialogFormButton<Body, Answer>({ button, opensBy, ...form }: DialogFormButtonProps<Body, Answer>) {
  const [isOpen, setOpen] = useState(false);
  useWanted(opensBy, () => setOpen(true));
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && <DialogForm {...form} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The form of such a button, for what else opens it. */
export function DialogForm<Body, Answer>(props: DialogFormProps<Body, Answer> & { onClose: () => void }) {
  const { title, submit, done, maxWidth = 'sm', schema, onDone, question } = props;
  const { children, now, onClose } = props;
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [overtaken, setOvertaken] = useState(false);
  /** The page below is read anew meanwhile: what is typed stays, and is said of what was on the screen until a refusal tells otherwise. */
  const [opened] = useState(props);
  const [isToldOfNow, setToldOfNow] = useState(false);
  const { defaultValues } = opened;
  const { read: readForm, send } = isToldOfNow ? props : opened;
  const read = (values: FieldValues) => readForm(withTexts(values, defaultValues));
  const [unsent, setUnsent] = useState<'nothing' | 'written' | 'asked'>('nothing');
  useLeaveWarning(unsent !== 'nothing');
  const [asked, setAsked] = useState<string>();
  /** What was asked about: whoever changes it is asked anew. */
  const askedAbout = useRef<string>(undefined);
  /** A refusal after which the dialog may go with what opened it. */
  const unread = useRef<string>(undefined);
  useEffect(() => () => void (unread.current && notify(unread.current, { type: 'error' })), [notify]);
  const stillHere = useStillHere();
  const close = () => {
    unread.current = undefined;
    onClose();
  };

  /** Complaints about fields are answered, which puts them beside the fields. */
  const refused = (error: unknown) => {
    if (!(error instanceof NotDone || error instanceof ApiProblem)) throw error;
    // It went with what opened it while this was under way.
    if (!stillHere()) return void notify(refusalOf(error), { type: 'error' });
    if (error instanceof NotDone) return void setProblem(error.message);
    const said = question?.of(error);
    if (said) return void setAsked(said);
    const { errors = {} } = error.body;
    const elsewhere = Object.entries(errors).find(([field]) => !(field in defaultValues));
    if (elsewhere) setProblem(messageOf(elsewhere[1]) ?? error.message);
    if (error.body.errors) return errors;
    // What was typed stays, beside what the other person made of it; sent again, it goes from there.
    if (error.code === 'RESOURCE.STALE' && now !== undefined) setOvertaken(true);
    else setProblem(error.message);
    if (error.status !== 409) return;
    // What is on the screen is no longer so.
    setToldOfNow(true);
    unread.current = error.message;
    refresh();
  };

  const submitForm = async (values: FieldValues) => {
    setProblem(undefined);
    setOvertaken(false);
    unread.current = undefined;
    setSending(true);
    try {
      const body = read(values);
      const text = JSON.stringify(body);
      const isConfirmed = question !== undefined && asked !== undefined && askedAbout.current === text;
      askedAbout.current = text;
      setAsked(undefined);
      const answer = await send(isConfirmed ? question.confirmed(body) : body, idempotencyKey);
      if (done !== null) notify(typeof done === 'string' ? done : done(answer), { type: 'success' });
      refresh();
      onClose();
      onDone?.(answer);
    } catch (error) {
      return refused(error);
    } finally {
      setSending(false);
    }
  };

  /** Not by a key or a touch that was meant for something else. */
  const leave = (_event: object, how: 'backdropClick' | 'escapeKeyDown') => {
    if (sending) return;
    if (unsent === 'nothing' || (unsent === 'asked' && how === 'escapeKeyDown')) return close();
    setUnsent('asked');
  };

  return (
    <Dialog open onClose={leave} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
      {!sending && <ClosesByBack onBack={() => leave({}, 'escapeKeyDown')} />}
      <Form
        // The record of the page around it is none of the form's.
        record={{}}
        defaultValues={defaultValues}
        validate={(values) => schemaErrors(schema, read(values))}
        onSubmit={submitForm}
        noValidate
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {problem && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {problem}
            </Alert>
          )}
          {overtaken && (
            <Alert severity="warning" role="alert" sx={{ mb: 1 }}>
              Otra persona lo cambió mientras usted lo editaba. Ahora dice: {now}. Lo que usted escribió sigue aquí; si
              lo guarda, lo reemplaza.
            </Alert>
          )}
          {asked && (
            <Alert severity="warning" role="alert" sx={{ mb: 1 }}>
              {asked}
            </Alert>
          )}
          <FormSchemaContext value={schema}>
            <Fields onType={() => setUnsent('written')}>{children}</Fields>
          </FormSchemaContext>
          {unsent === 'asked' && (
            <Alert severity="warning" role="alert">
              Si cierra, se pierde lo que escribió. Para cerrar, hágalo otra vez o presione Cancelar.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={sending}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={sending}>
            {asked && question ? question.submit : submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** react-admin makes `null` of a text that was typed and erased, where one that was never typed is empty. */
const withTexts = (values: FieldValues, defaults: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      value === null && typeof defaults[field] === 'string' ? '' : (value as unknown),
    ]),
  );

/** A telephone's Back is pressed to close what is open, and would take the page below away with it. */
function ClosesByBack({ onBack }: { onBack: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker]);
  return null;
}

/** What is filled in. Who has keys begins in the first field; a telephone would cover the rest with its own. */
function Fields({ onType, children }: { onType: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true });
  useEffect(() => {
    if (!isTouched) place.current?.querySelector<HTMLElement>(FIELD)?.focus();
  }, [isTouched]);
  const type = ({ target }: FormEvent) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text'))
      onType();
  };
  return (
    <Box ref={place} onInput={type}>
      {children}
    </Box>
  );
}

/** What is typed or chosen in; MUI has copies of some for its own use. */
const FIELD = ':is(input:not([type=file]), textarea, [role=combobox]):not([aria-hidden], [disabled])';
