import { newIdempotencyKey } from '@flota/client';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, type ButtonProps } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { Form, useNotify, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ApiProblem, messageOf } from '../api/problem.js';
import { schemaErrors, type WriteSchema } from '../api/schema-errors.js';

interface DialogFormProps<Body, Answer> {
  title: string;
  submit: string;
  /** What is said once it is done. */
  done: string;
  defaultValues: FieldValues;
  schema: WriteSchema;
  /** What is sent of what was filled in. */
  read: (values: FieldValues) => Body;
  /** The key is the dialog's: whatever is sent from it counts once. */
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  onDone?: (answer: Answer) => void;
  /** The inputs. */
  children: ReactNode;
}

interface DialogFormButtonProps<Body, Answer> extends DialogFormProps<Body, Answer> {
  button: ButtonProps;
}

/** A button that opens a form for an action that isn't CRUD. */
export function DialogFormButton<Body, Answer>({ button, ...form }: DialogFormButtonProps<Body, Answer>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && <DialogForm {...form} onClose={() => setOpen(false)} />}
    </>
  );
}

function DialogForm<Body, Answer>(props: DialogFormProps<Body, Answer> & { onClose: () => void }) {
  const { title, submit, done, defaultValues, schema, read, send, onDone, children, onClose } = props;
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Complaints about fields are answered, which puts them beside the fields. */
  const refused = (error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
    const { errors = {} } = error.body;
    const elsewhere = Object.entries(errors).find(([field]) => !(field in defaultValues));
    if (elsewhere) setProblem(messageOf(elsewhere[1]) ?? error.message);
    if (error.body.errors) return errors;
    if (error.status !== 409) return void setProblem(error.message);
    // What is on the screen is no longer so.
    notify(error.message, { type: 'error' });
    refresh();
    onClose();
  };

  const submitForm = async (values: FieldValues) => {
    setProblem(undefined);
    setSending(true);
    try {
      const answer = await send(read(values), idempotencyKey);
      notify(done, { type: 'success' });
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
    <Dialog open onClose={sending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
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
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={sending}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={sending}>
            {submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
