import { type AccountBillRequest, type BillCorrection, isBillText, personKindOfRfc, type State } from '@flota/schemas';
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

/** What a correction names, each with what is wrong, and nothing else of the form: the rest is kept as it is. */
export function BillMendForm({ request, correction, states, onSent }: BillMendFormProps) {
  const isPerson = personKindOfRfc(request.form.rfc) === 'fisica';
  const form = useSiteForm({
    name: `bill-mend ${correction.id}`,
    empty: mendedValues(request),
    texts: BILL_ERRORS,
    open: async () => (await import('./bill-mend.js')).openBillMend({ request, correction }),
    onSent: ({ id }) => onSent(id),
  });
  const { control, register, errorOf, trigger } = form;
  const hasBack = request.files.some(({ purpose }) => purpose === 'docs_back');
  const asksForBack = correction.items.some(({ field }) => field === 'docs_back');
  const asksForFront = correction.items.some(({ field }) => field === 'docs');
  const back = (hint: string) => (
    <BillFileField
      key="docs_back"
      control={control}
      part="docs_back"
      isPerson
      hint={hint}
      error={errorOf('docs_back')}
      onPicked={() => void trigger('docs_back').catch(() => undefined)}
    />
  );

  return (
    <section aria-labelledby={HEADING_ID} className="max-w-3xl">
      <h2 id={HEADING_ID} className="heading-card mb-7">
        Qué hay que corregir
      </h2>
      <FormFrame labelledBy={HEADING_ID} form={form} button="Enviar corrección" failedTitle="No se envió su corrección">
        {correction.items.map((item) =>
          isBillText(item.field) ? (
            <BillTextField
              key={item.field}
              part={item.field}
              states={states}
              hint={problemWords(item)}
              error={errorOf(item.field)}
              field={register(item.field)}
            />
          ) : item.field === 'docs_back' ? (
            back(problemWords(item))
          ) : (
            <BillFileField
              key={item.field}
              control={control}
              part={item.field}
              isPerson={isPerson}
              hint={problemWords(item)}
              error={errorOf(item.field)}
              onPicked={() => void trigger(item.field).catch(() => undefined)}
            />
          ),
        )}
        {isPerson &&
          asksForFront &&
          !asksForBack &&
          back(
            hasBack
              ? 'Ya tenemos el reverso. Elija otro solo si la identificación es otra.'
              : 'El otro lado, si el frente es una foto. Un PDF con ambos lados va arriba.',
          )}
      </FormFrame>
    </section>
  );
}
