import { cfdiUsesFor, fiscalRegimesFor, personKindOf, type TaxProfile } from '@flota/schemas';
import { Fragment, type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Select } from '../../components/Select.js';
import { TextInput } from '../../components/TextInput.js';
import { inNaturalOrder } from '../../lib/natural-order.js';
import { ShortForm, useSiteForm } from '../forms/index.js';
import { SavedNote } from './SavedNote.js';
import { VatOnInterest } from './VatOnInterest.js';

interface TaxProfileFormProps {
  profile: TaxProfile;
  onSaved: (profile: TaxProfile) => void;
  /** Whom the contracts name, where they name somebody. */
  children?: ReactNode;
}

const TEXTS = { 'legalName:NAME.REQUIRED': 'Escriba el nombre o la razón social de su constancia.' };

/** What invoices are made out with, for one RFC. */
export function TaxProfileForm({ profile, onSaved, children }: TaxProfileFormProps) {
  const { rfc, personType, contracts } = profile;
  const personKind = personKindOf(personType);
  const [saved, setSaved] = useState(false);
  const form = useSiteForm({
    empty: {
      legalName: profile.legalName,
      regime: profile.regime ?? '',
      cfdiUse: profile.cfdiUse ?? '',
      postalCode: profile.postalCode ?? '',
    },
    open: async () => (await import('./profile-forms.js')).openTaxForm(profile),
    texts: TEXTS,
    onSent: (changed) => {
      setSaved(true);
      onSaved(changed);
    },
  });
  const { control, register, errorOf, getValues, setValue } = form;
  const regime = useWatch({ control, name: 'regime' });
  const uses = cfdiUsesFor(regime, personKind);
  const dropUnfit = (chosen: string) => {
    const fits = cfdiUsesFor(chosen, personKind).some(({ code }) => code === getValues('cfdiUse'));
    if (!fits) setValue('cfdiUse', '');
  };
  return (
    <div onInput={() => setSaved(false)}>
      <h3 className="label-wide tabular text-lg tracking-normal">{rfc}</h3>
      <p className="mt-1 mb-6 text-[0.9375rem] text-muted">
        {contracts.length === 1 ? 'Contrato' : 'Contratos'}{' '}
        {inNaturalOrder(contracts, (number) => [number]).map((number, index) => (
          <Fragment key={number}>
            {index > 0 && ', '}
            <span className="whole whitespace-nowrap">{number}</span>
          </Fragment>
        ))}
      </p>
      <VatOnInterest profile={profile} />
      {children}
      {profile.locked && <h4 className="mb-5 font-semibold">Para sus facturas</h4>}
      <ShortForm
        label={`Datos fiscales de ${rfc}`}
        form={form}
        variant="secondary"
        button="Guardar datos fiscales"
        sendingLabel="Guardando…"
      >
        {!profile.locked && (
          <TextInput
            label={personKind === 'moral' ? 'Razón social' : 'Nombre'}
            hint={
              personKind === 'moral'
                ? 'Igual que en su constancia de situación fiscal, sin «S.A. de C.V.».'
                : 'Igual que en su constancia de situación fiscal.'
            }
            error={errorOf('legalName')}
            {...register('legalName')}
          />
        )}
        <Select
          label="Régimen fiscal"
          placeholder="Elija su régimen"
          options={fiscalRegimesFor(personKind).map(toOption)}
          error={errorOf('regime')}
          {...register('regime', { onChange: (event: { target: HTMLSelectElement }) => dropUnfit(event.target.value) })}
        />
        <Select
          label="Uso del CFDI"
          hint={regime ? undefined : 'Elija primero su régimen fiscal.'}
          placeholder="Elija el uso"
          options={uses.map(toOption)}
          error={errorOf('cfdiUse')}
          {...register('cfdiUse')}
        />
        <TextInput
          label="Código postal del domicilio fiscal"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          error={errorOf('postalCode')}
          className="max-w-64"
          {...register('postalCode')}
        />
      </ShortForm>
      <SavedNote>{saved && 'Guardado. Sus próximas facturas salen con estos datos.'}</SavedNote>
    </div>
  );
}

const toOption = ({ code, name }: { code: string; name: string }) => ({ value: code, label: `${code} ${name}` });
