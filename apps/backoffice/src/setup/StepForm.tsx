import { Alert, Button } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNotify, useRefresh } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { ApiProblem, type FormErrors, messageOf } from '../api/problem.js';
import { useSetupWay } from './setup-context.js';
import { StepActions } from './StepActions.js';

interface Props {
  done: boolean;
  /** What the form begins with. */
  values: FieldValues;
  validate: (values: FieldValues) => FormErrors;
  save: (values: FieldValues) => Promise<void>;
  /** What is said once it is kept. */
  saved: string;
  submit?: string;
  /** What follows, where it isn't the next step; `null`: nothing, as there is more to see here. */
  then?: (() => void) | null;
  children: ReactNode;
}

/** The fields of a step: kept, they lead to the next one; what is refused stays as it was typed. */
export function StepForm({ done, values, validate, save, saved, submit = 'Guardar y seguir', then, children }: Props) {
  // Read anew meanwhile, what was typed stays.
  const [start] = useState(values);
  const notify = useNotify();
  const refresh = useRefresh();
  const { goOn } = useSetupWay();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);

  const send = async (typed: FieldValues) => {
    setProblem(undefined);
    setSaving(true);
    try {
      await save(typed);
      notify(saved, { type: 'success' });
      refresh();
      setSaved(true);
      return;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const { errors } = error.body;
      const elsewhere = Object.entries(errors ?? {}).find(([field]) => !(field in start));
      if (!errors || elsewhere) setProblem(messageOf(elsewhere?.[1]) ?? error.message);
      return errors;
    } finally {
      setSaving(false);
    }
  };

  return (
    <Form record={{}} defaultValues={start} validate={validate} onSubmit={send} warnWhenUnsavedChanges noValidate>
      {children}
      {problem && <Problem text={problem} />}
      {isSaved && then !== null && <WhenSent then={then ?? goOn} />}
      <StepActions done={done}>
        <Button type="submit" variant="contained" size="large" loading={isSaving}>
          {submit}
        </Button>
      </StepActions>
    </Form>
  );
}

/** The form counts as sent a moment after it is: leaving sooner would ask about changes that are kept. */
function WhenSent({ then }: { then: () => void }) {
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (isSubmitSuccessful) then();
  }, [isSubmitSuccessful, then]);
  return null;
}

function Problem({ text }: { text: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [text]);
  return (
    <Alert ref={alert} severity="error" tabIndex={-1} sx={{ mt: 2 }}>
      {text}
    </Alert>
  );
}
