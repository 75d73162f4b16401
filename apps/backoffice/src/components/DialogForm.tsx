import { newIdempotencyKey } from '@flota/client';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type ButtonProps,
  type DialogProps,
} from '@mui/material';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Form, useNotify, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useWanted } from './use-wanted.js';
import { ApiProblem, messageOf } from '../api/problem.js';
import { schemaErrors, type WriteSchema } from '../api/schema-errors.js';

interface DialogFormProps<Body, Answer> {
  title: string;
  submit: string;
  /** What is said once it is done; null where `onDone` says it. */
  done: string | ((answer: Answer) => string) | null;
  maxWidth?: DialogProps['maxWidth'];
  defaultValues: FieldValues;
  schema: WriteSchema;
  /** What is sent of what was filled in. */
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
  const { title, submit, done, maxWidth = 'sm', defaultValues, schema, read, send, onDone, question } = props;
  const { children, now, onClose } = props;
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [overtaken, setOvertaken] = useState(false);
  const [asked, setAsked] = useState<string>();
  /** What was asked about: whoever changes it is asked anew. */
  const askedAbout = useRef<string>(undefined);

  /** Complaints about fields are answered, which puts them beside the fields. */
  const refused = (error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
    const said = question?.of(error);
    if (said) return void setAsked(said);
    const { errors = {} } = error.body;
    const elsewhere = Object.entries(errors).find(([field]) => !(field in defaultValues));
    if (elsewhere) setProblem(messageOf(elsewhere[1]) ?? error.message);
    if (error.body.errors) return errors;
    if (error.code === 'RESOURCE.STALE' && now !== undefined) {
      // What was typed stays, beside what the other person made of it; sent again, it goes from there.
      setOvertaken(true);
      return refresh();
    }
    if (error.status !== 409) return void setProblem(error.message);
    // What is on the screen is no longer so.
    notify(error.message, { type: 'error' });
    refresh();
    onClose();
  };

  const submitForm = async (values: FieldValues) => {
    setProblem(undefined);
    setOvertaken(false);
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

  return (
    <Dialog open onClose={sending ? undefined : onClose} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
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
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={sending}>
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
