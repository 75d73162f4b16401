import { type AccountPolicySubmission, type InsuredContract, POLICY_COVERAGES, policyFindings } from '@flota/schemas';
import { useWatch } from 'react-hook-form';
import { Select } from '../../components/Select.js';
import { TextInput } from '../../components/TextInput.js';
import { useToday } from '../account/index.js';
import { FormFrame, RadioField, useSiteForm } from '../forms/index.js';
import { DocumentField } from '../uploads/index.js';
import { knownPolicy } from './policy-values.js';
import { FINDING_WORDS, POLICY_ERRORS } from './texts.js';

interface PolicyFormProps {
  contract: InsuredContract;
  /** What was refused and is to be corrected. */
  rejected: AccountPolicySubmission | null;
  onSent: (submission: AccountPolicySubmission) => void;
}

const HEADING_ID = 'datos-de-la-poliza';

/** What the policy says, and its document. What it lacks is said while it is typed. */
export function PolicyForm({ contract, rejected, onSent }: PolicyFormProps) {
  const today = useToday();
  const form = useSiteForm({
    name: `policy ${contract.contractId} ${rejected?.id ?? ''}`,
    empty: knownPolicy(contract, rejected),
    drafts: ['insurer', 'number', 'coverage', 'startsOn', 'endsOn', 'sumInsured', 'premium', 'lenderFirst'],
    texts: POLICY_ERRORS,
    open: async () => (await import('./policy-form.js')).openPolicyForm(contract.contractId),
    onSent,
  });
  const { control, register, errorOf, trigger } = form;
  const [startsOn, endsOn, coverage, lenderFirst] = useWatch({
    control,
    name: ['startsOn', 'endsOn', 'coverage', 'lenderFirst'],
  });
  const offered = {
    startsOn,
    // Nothing is said of what is not there yet.
    endsOn: endsOn || '9999-12-31',
    coverage: POLICY_COVERAGES.find((known) => known === coverage) ?? POLICY_COVERAGES[0],
    lenderFirst: lenderFirst === 'no' ? ('no' as const) : ('yes' as const),
  };
  const findings = policyFindings(offered, { ...contract, today });

  return (
    <section aria-labelledby={HEADING_ID} className="max-w-3xl">
      <h2 id={HEADING_ID} className="heading-card mb-7">
        Datos de la póliza
      </h2>
      <FormFrame
        labelledBy={HEADING_ID}
        form={form}
        button={rejected ? 'Enviar de nuevo' : 'Enviar la póliza'}
        failedTitle="No se envió su póliza"
      >
        <DocumentField
          control={control}
          name="policy"
          label="Póliza"
          hint="La carátula completa: una foto de cada página, o el PDF de la aseguradora. Hasta 8 MB."
          error={errorOf('policy')}
          // The rules may not be here yet; they are when the form is sent.
          onPicked={() => void trigger('policy').catch(() => undefined)}
        />
        <div className="grid gap-6 tablet:grid-cols-2">
          <TextInput label="Aseguradora" error={errorOf('insurer')} {...register('insurer')} />
          <TextInput
            label="Número de póliza"
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            error={errorOf('number')}
            {...register('number')}
          />
          <TextInput label="Empieza" type="date" error={errorOf('startsOn')} {...register('startsOn')} />
          <TextInput label="Termina" type="date" error={errorOf('endsOn')} {...register('endsOn')} />
          <TextInput
            label="Suma asegurada"
            hint="En pesos."
            inputMode="decimal"
            autoComplete="off"
            error={errorOf('sumInsured')}
            {...register('sumInsured')}
          />
          <TextInput
            label="Prima total"
            hint="De un año, con IVA."
            inputMode="decimal"
            autoComplete="off"
            error={errorOf('premium')}
            {...register('premium')}
          />
        </div>
        <Select
          label="Cobertura"
          options={POLICY_COVERAGES.map((name) => ({ value: name, label: name }))}
          error={errorOf('coverage')}
          {...register('coverage')}
        />
        <RadioField
          control={control}
          name="lenderFirst"
          legend="¿La póliza nos nombra beneficiario preferente?"
          hint="Está en la carátula o en un endoso."
          options={[
            { value: 'yes', label: 'Sí' },
            { value: 'no', label: 'No, o no lo encuentro' },
          ]}
          error={errorOf('lenderFirst')}
        />
        <div role="status" className="empty:hidden">
          {findings.length > 0 && (
            <div className="border-l-4 border-amber bg-paper px-5 py-4">
              <p className="font-semibold">Antes de enviarla</p>
              <ul className="mt-1 list-disc pl-5">
                {findings.map((finding) => (
                  <li key={finding}>{FINDING_WORDS[finding]}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </FormFrame>
    </section>
  );
}
