import Save from '@mui/icons-material/Save';
import { Button } from '@mui/material';
import type { AdminPlan } from '@flota/schemas';
import { useState } from 'react';
import { Confirm, setSubmissionErrors, Toolbar, useEditContext, useSaveContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { changesRules, type PlanForm } from './plan-form.js';

/** Saves at once what visitors only read; rules that change what people pay are asked about first. */
export function PlanToolbar() {
  const { record: saved } = useEditContext<AdminPlan>();
  const { save, saving } = useSaveContext();
  const { handleSubmit, setError } = useFormContext<PlanForm>();
  const { dirtyFields } = useFormState();
  const [asking, setAsking] = useState(false);
  const isChanged = Object.keys(dirtyFields).length > 0;

  const send = handleSubmit(async (form) => {
    const errors = (await save?.(form)) as Record<string, unknown> | undefined;
    if (errors) setSubmissionErrors(errors, setError as Parameters<typeof setSubmissionErrors>[1]);
  });
  // `send` again from the question: only a sent form counts as saved, and is left without a warning.
  const check = handleSubmit((form) => {
    if (saved && changesRules(form, saved)) setAsking(true);
    else void send();
  });

  const next = (saved?.version ?? 0) + 1;
  return (
    <Toolbar>
      <Button
        variant="contained"
        startIcon={<Save />}
        loading={saving}
        loadingPosition="start"
        disabled={!isChanged}
        onClick={() => void check()}
      >
        Guardar
      </Button>
      <Confirm
        isOpen={asking}
        title={`¿Poner en vigor la versión ${next}?`}
        content={`A partir de este momento, las cotizaciones nuevas de «${saved?.title}» se calculan con la versión ${next}. Las que ya se hicieron conservan su versión y sus importes.`}
        confirm={`Guardar la versión ${next}`}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void send();
        }}
      />
    </Toolbar>
  );
}
