import { type AccountBillRequest, type BillFile, type BillText, personKindOfRfc, type State } from '@flota/schemas';
import { DateText } from '../../components/Money.js';
import { TextInput } from '../../components/TextInput.js';
import { useToday } from '../account/index.js';
import { stateOfPostalCode } from '../dealers/index.js';
import { FormFrame, useSiteForm } from '../forms/index.js';
import type { BillContract } from './bill-cases.js';
import { BillFileField, BillTextField } from './BillFields.js';
import { BILL_ERRORS } from './texts.js';
import { knownValues } from './bill-values.js';

interface BillRequestFormProps {
  contract: BillContract;
  /** What was rejected before: what it said need not be said again. */
  rejected: AccountBillRequest | null;
  states: readonly State[];
  onSent: (id: string) => void;
}

const HEADING_ID = 'datos-de-la-factura';

/** The specification's billing purchase form. */
export function BillRequestForm({ contract, rejected, states, onSent }: BillRequestFormProps) {
  const today = useToday();
  const isPerson = personKindOfRfc(contract.rfc) === 'fisica';
  const known = (rejected?.files ?? []).map(({ purpose }) => purpose);
  const form = useSiteForm({
    name: `bill-request ${contract.contractId}`,
    empty: knownValues(contract, rejected),
    // Not their name nor RFC: who somebody is gets into no store.
    drafts: ['street', 'neighborhood', 'zipcode', 'city', 'state'],
    texts: BILL_ERRORS,
    open: async () => (await import('./bill-form.js')).openBillForm({ contractId: contract.contractId, known }),
    onSent: ({ id }) => onSent(id),
  });
  const { control, register, errorOf, getValues, setValue, trigger } = form;
  const suggestState = () => {
    const state = stateOfPostalCode(getValues('zipcode').trim(), states);
    if (state && !getValues('state')) setValue('state', state.name);
  };
  const text = (part: BillText, hint?: string) => (
    <BillTextField
      part={part}
      states={states}
      hint={hint}
      error={errorOf(part)}
      field={part === 'zipcode' ? register(part, { onBlur: suggestState }) : register(part)}
    />
  );
  const file = (part: BillFile) => {
    const former = rejected?.files.find(({ purpose }) => purpose === part);
    return (
      <BillFileField
        control={control}
        part={part}
        isPerson={isPerson}
        hint={former && `Ya tenemos «${former.name}». Elija otro archivo solo si quiere cambiarlo.`}
        error={errorOf(part)}
        // The rules may not be here yet; they are when the form is sent.
        onPicked={() => void trigger(part).catch(() => undefined)}
      />
    );
  };

  return (
    <section aria-labelledby={HEADING_ID} className="max-w-3xl">
      <h2 id={HEADING_ID} className="heading-card">
        Datos de la factura
      </h2>
      <p className="mt-2 mb-7 text-muted">
        Fecha de la solicitud: <DateText date={today} className="font-semibold text-ink" />
      </p>
      <FormFrame labelledBy={HEADING_ID} form={form} button="Enviar solicitud" failedTitle="No se envió su solicitud">
        {text('name', 'Como aparece en su constancia de situación fiscal.')}
        <TextInput
          label="RFC"
          hint="Con homoclave."
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={16}
          className="tablet:max-w-80"
          error={errorOf('rfc')}
          {...register('rfc')}
        />
        <fieldset className="grid gap-6 border-t border-line pt-6">
          <legend className="sr-only">Domicilio fiscal</legend>
          <p aria-hidden className="font-semibold">
            Domicilio fiscal
          </p>
          {text('street')}
          <div className="grid gap-6 tablet:grid-cols-2">
            {text('neighborhood')}
            {text('zipcode')}
            {text('city')}
            {text('state')}
          </div>
        </fieldset>
        <div className="grid gap-6 border-t border-line pt-6">
          {isPerson ? (
            <div className="grid gap-6 tablet:grid-cols-2">
              {file('docs')}
              {file('docs_back')}
            </div>
          ) : (
            file('docs')
          )}
          {file('sat')}
        </div>
      </FormFrame>
    </section>
  );
}
