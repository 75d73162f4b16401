import { type AccountBillRequest, type BillFile, personKindOfRfc, type State } from '@flota/schemas';
import { DateText } from '../../components/Money.js';
import { Select } from '../../components/Select.js';
import { TextInput } from '../../components/TextInput.js';
import { useToday } from '../account/index.js';
import { stateOfPostalCode } from '../dealers/index.js';
import { FormFrame, useSiteForm } from '../forms/index.js';
import { DocumentField } from '../uploads/index.js';
import type { BillContract } from './bill-cases.js';
import { BILL_ERRORS } from './texts.js';
import { knownValues } from './bill-values.js';

interface BillRequestFormProps {
  contract: BillContract;
  /** What was refused and is to be corrected. */
  rejected: AccountBillRequest | null;
  states: readonly State[];
  onSent: (id: string) => void;
}

const HEADING_ID = 'datos-de-la-factura';
const FILE_HINT = 'PDF o fotos (JPG o PNG), hasta 8 MB.';

/** The specification's billing purchase form. */
export function BillRequestForm({ contract, rejected, states, onSent }: BillRequestFormProps) {
  const today = useToday();
  const isPerson = personKindOfRfc(contract.rfc) === 'fisica';
  const known = (rejected?.files ?? []).map(({ purpose }) => purpose);
  const form = useSiteForm({
    name: `bill-request ${contract.contractId}`,
    empty: knownValues(contract, rejected),
    texts: BILL_ERRORS,
    open: async () => (await import('./bill-form.js')).openBillForm({ contractId: contract.contractId, known }),
    onSent: ({ id }) => onSent(id),
  });
  const { control, register, errorOf, getValues, setValue, trigger } = form;
  const suggestState = () => {
    const state = stateOfPostalCode(getValues('zipcode').trim(), states);
    if (state && !getValues('state')) setValue('state', state.name);
  };
  const file = (name: BillFile, label: string, hint: string, single = false) => {
    const former = rejected?.files.find(({ purpose }) => purpose === name);
    return (
      <DocumentField
        control={control}
        name={name}
        label={label}
        hint={
          former ? `Ya tenemos «${former.name}». Elija otro archivo solo si quiere cambiarlo.` : `${hint} ${FILE_HINT}`
        }
        single={single}
        error={errorOf(name)}
        // The rules may not be here yet; they are when the form is sent.
        onPicked={() => void trigger(name).catch(() => undefined)}
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
      <FormFrame
        labelledBy={HEADING_ID}
        form={form}
        button={rejected ? 'Enviar de nuevo' : 'Enviar solicitud'}
        failedTitle="No se envió su solicitud"
      >
        <TextInput
          label="Nombre o razón social"
          hint="Como aparece en su constancia de situación fiscal."
          autoComplete="name"
          maxLength={120}
          error={errorOf('name')}
          {...register('name')}
        />
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
          <TextInput
            label="Calle y número"
            autoComplete="address-line1"
            maxLength={160}
            error={errorOf('street')}
            {...register('street')}
          />
          <div className="grid gap-6 tablet:grid-cols-2">
            <TextInput
              label="Colonia"
              autoComplete="address-level3"
              maxLength={120}
              error={errorOf('neighborhood')}
              {...register('neighborhood')}
            />
            <TextInput
              label="Código postal"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
              error={errorOf('zipcode')}
              {...register('zipcode', { onBlur: suggestState })}
            />
            <TextInput
              label="Ciudad o municipio"
              autoComplete="address-level2"
              maxLength={120}
              error={errorOf('city')}
              {...register('city')}
            />
            <Select
              label="Estado"
              placeholder="Elija un estado"
              autoComplete="address-level1"
              options={states.map(({ name }) => ({ value: name, label: name }))}
              error={errorOf('state')}
              {...register('state')}
            />
          </div>
        </fieldset>
        <div className="grid gap-6 border-t border-line pt-6">
          {isPerson ? (
            <div className="grid gap-6 tablet:grid-cols-2">
              {file(
                'docs',
                'Identificación oficial, frente',
                'Vigente. Si tiene un PDF con ambos lados, elíjalo aquí.',
                true,
              )}
              {file('docs_back', 'Identificación oficial, reverso', 'El otro lado de la misma identificación.', true)}
            </div>
          ) : (
            file('docs', 'Poder del representante', 'Completo, con la identificación de quien representa.')
          )}
          {file('sat', 'Constancia de situación fiscal', 'La que emite el SAT, de los últimos tres meses.')}
        </div>
      </FormFrame>
    </section>
  );
}
