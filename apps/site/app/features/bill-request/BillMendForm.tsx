import {
  type AccountBillRequest,
  type BillCorrection,
  type BillFile,
  isBillText,
  personKindOfRfc,
  type State,
} from '@flota/schemas';
import { Fragment } from 'react';
import { FormFrame, useSiteForm } from '../forms/index.js';
import { BillFileField, BillTextField } from './BillFields.js';
import { mendedValues } from './bill-values.js';
import { BILL_ERRORS, problemWords } from './texts.js';

interface BillMendFormProps {
  request: AccountBillRequest;
  correction: BillCorrection;
  states: readonly State[];
  onSent: (id: string) => void;
}

const HEADING_ID = 'que-corregir';
const BACK_IS_THERE = 'Ya tenemos el reverso. Elija otro solo si la identificación es otra.';
const BACK_IF_PICTURE = 'El otro lado, si el frente es una foto. Si eligió un PDF con ambos lados, no hace falta.';

/** What a correction names, each with what is wrong, and nothing else of the form: the rest is kept as it is. */
export function BillMendForm({ request, correction, states, onSent }: BillMendFormProps) {
  const isPerson = personKindOfRfc(request.form.rfc) === 'fisica';
  const form = useSiteForm({
    name: `bill-mend ${correction.id}`,
    empty: mendedValues(request),
    drafts: ['street', 'neighborhood', 'zipcode', 'city', 'state'],
    texts: BILL_ERRORS,
    open: async () => (await import('./bill-mend.js')).openBillMend({ request, correction }),
    onSent: ({ id }) => onSent(id),
  });
  const { control, register, errorOf, trigger } = form;
  const hasBack = request.files.some(({ purpose }) => purpose === 'docs_back');
  const mayNeedBack = isPerson && !correction.items.some(({ field }) => field === 'docs_back');
  const file = (part: BillFile, hint: string) => (
    <BillFileField
      control={control}
      part={part}
      isPerson={isPerson}
      hint={hint}
      error={errorOf(part)}
      // The rules may not be here yet; they are when the form is sent.
      onPicked={() => void trigger(part).catch(() => undefined)}
    />
  );

  return (
    <section aria-labelledby={HEADING_ID} className="max-w-3xl">
      <h2 id={HEADING_ID} className="heading-card mb-7">
        Qué hay que corregir
      </h2>
      <FormFrame labelledBy={HEADING_ID} form={form} button="Enviar corrección" failedTitle="No se envió su corrección">
        {correction.items.map((item) => {
          const { field } = item;
          if (isBillText(field)) {
            return (
              <BillTextField
                key={field}
                part={field}
                states={states}
                hint={problemWords(item)}
                error={errorOf(field)}
                field={register(field)}
              />
            );
          }
          return (
            <Fragment key={field}>
              {file(field, problemWords(item))}
              {field === 'docs' && mayNeedBack && file('docs_back', hasBack ? BACK_IS_THERE : BACK_IF_PICTURE)}
            </Fragment>
          );
        })}
      </FormFrame>
    </section>
  );
}
