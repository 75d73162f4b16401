import Save from '@mui/icons-material/Save';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, setSubmissionErrors, useRecordContext, useSaveContext, type RaRecord } from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';

export interface SaveQuestion {
  title: string;
  content: string;
  confirm: string;
}

interface ConfirmedSaveProps<Values extends FieldValues> {
  /** What to ask before these values replace the saved ones; nothing to ask, they are saved at once. */
  question: (values: Values, saved: RaRecord | undefined) => SaveQuestion | undefined;
}

/** A form's save button that asks first when what is about to change weighs more than usual. */
export function ConfirmedSave<Values extends FieldValues>({ question }: ConfirmedSaveProps<Values>) {
  const saved = useRecordContext();
  const { save, saving } = useSaveContext();
  const { handleSubmit, setError } = useFormContext<Values>();
  const [asked, setAsked] = useState<SaveQuestion>();
  const [isOpen, setOpen] = useState(false);

  const send = handleSubmit(async (values) => {
    const errors = (await save?.(values)) as Record<string, unknown> | undefined;
    if (errors) setSubmissionErrors(errors, setError as Parameters<typeof setSubmissionErrors>[1]);
  });
  // `send` again from the question: only a sent form counts as saved, and is left without a warning.
  const check = handleSubmit((values) => {
    const next = question(values, saved);
    if (!next) return void send();
    setAsked(next);
    setOpen(true);
  });

  return (
    <>
      <Button
        type="submit"
        variant="contained"
        startIcon={<Save />}
        loading={saving}
        loadingPosition="start"
        // Enter in a field comes here too. The form by itself would save without asking.
        onClick={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        Guardar
      </Button>
      <Confirm
        isOpen={isOpen}
        title={asked?.title ?? ''}
        content={asked?.content ?? ''}
        confirm={asked?.confirm}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          // Pressed twice: it is still to be seen while it fades.
          if (!isOpen) return;
          setOpen(false);
          void send();
        }}
      />
    </>
  );
}
