import { type AccountTaxChange, fiscalRegimesFor, personKindOf, type TaxProfile } from '@flota/schemas';
import { Select } from '../../components/Select.js';
import { TextInput } from '../../components/TextInput.js';
import { ShortForm, useSiteForm } from '../forms/index.js';
import { DocumentField } from '../uploads/index.js';
import { CancelButton } from '../../components/CancelButton.js';
import type { TaxChangeValues } from './tax-change-form.js';

interface TaxChangeFormProps {
  profile: TaxProfile;
  onSent: (change: AccountTaxChange) => void;
  onCancel: () => void;
}

const TEXTS = {
  'legalName:NAME.REQUIRED': 'Escriba el nombre o la razón social de su constancia.',
  'certificate:FILE.REQUIRED': 'Elija el PDF de su constancia de situación fiscal.',
  'certificate:FILE.TYPE_REFUSED': 'La constancia debe ser el PDF que emite el SAT, no una foto.',
  'certificate:FILE.TOO_LARGE': 'El PDF pesa más de 8 MB.',
};

/** What the holder's tax certificate says now. Nothing changes until it was reviewed. */
export function TaxChangeForm({ profile, onSent, onCancel }: TaxChangeFormProps) {
  const { personType } = profile;
  const empty: TaxChangeValues = {
    legalName: profile.legalName,
    rfc: profile.rfc,
    regime: profile.regime ?? '',
    postalCode: profile.postalCode ?? '',
    certificate: [],
  };
  const form = useSiteForm({
    empty,
    texts: TEXTS,
    open: async () => (await import('./tax-change-form.js')).openTaxChangeForm(profile),
    onSent,
  });
  const { control, register, errorOf, trigger } = form;
  return (
    <ShortForm
      label={`Cambio de nombre o RFC de ${profile.rfc}`}
      form={form}
      button="Enviar solicitud"
      sendingLabel="Enviando…"
      otherAction={<CancelButton onClick={onCancel} />}
    >
      <p className="text-muted">
        Escriba los datos como están en su constancia de situación fiscal de hoy. Los revisamos con ella; mientras tanto
        nada cambia.
      </p>
      <TextInput
        label={personType === 'moral' ? 'Razón social' : 'Nombre'}
        error={errorOf('legalName')}
        {...register('legalName')}
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
      <Select
        label="Régimen fiscal"
        placeholder="Elija su régimen"
        options={fiscalRegimesFor(personKindOf(personType)).map(({ code, name }) => ({
          value: code,
          label: `${code} ${name}`,
        }))}
        error={errorOf('regime')}
        {...register('regime')}
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
      <DocumentField
        control={control}
        name="certificate"
        label="Constancia de situación fiscal"
        hint="El PDF que emite el SAT, de los últimos tres meses y de hasta 8 MB."
        onlyPdf
        error={errorOf('certificate')}
        // The rules may not be here yet; they are when the form is sent.
        onPicked={() => void trigger('certificate').catch(() => undefined)}
      />
    </ShortForm>
  );
}
