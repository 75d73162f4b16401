import { cfdiUsesFor, fiscalRegimesFor, parseRfc, personKindOfRfc } from '@flota/schemas';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldPair } from '../../../components/content/FormLayout.js';
import { Field } from './intake-inputs.js';

/** Whoever holds it. A customer with this RFC and e-mail gets the contract, and keeps the data they have. */
export const HolderInputs = () => (
  <FieldPair>
    <Field source="holder.name" label="Nombre" hint="Como lo saludamos." />
    <Field
      source="holder.legalName"
      label="Nombre fiscal"
      hint="Como en su constancia; vacío, es el nombre."
      optional
    />
    <Field source="holder.rfc" label="RFC" hint="Con él se registra el cliente." />
    <Field source="holder.email" label="Correo electrónico" type="email" hint="Ahí recibe el enlace de su registro." />
    <Field source="holder.phone" label="Teléfono" type="tel" optional />
    <Field source="holder.postalCode" label="Código postal fiscal" inputMode="numeric" optional />
    <TaxChoices />
  </FieldPair>
);

/** What a person or a company may have; optional, since customers fill it in themselves. */
function TaxChoices() {
  const rfc = useWatch({ name: 'holder.rfc' }) as string | null | undefined;
  const regime = useWatch({ name: 'holder.regime' }) as string | null | undefined;
  if (!rfc || !parseRfc(rfc)) return null;
  const personKind = personKindOfRfc(rfc);
  const choices = (entries: { code: string; name: string }[]) =>
    entries.map(({ code, name }) => ({ id: code, name: `${code} ${name}` }));
  return (
    <>
      <SelectInput
        source="holder.regime"
        label="Régimen fiscal"
        choices={choices(fiscalRegimesFor(personKind))}
        helperText={false}
      />
      <SelectInput
        source="holder.cfdiUse"
        label="Uso del CFDI"
        choices={choices(regime ? cfdiUsesFor(regime, personKind) : [])}
        helperText={regime ? false : 'Elija antes el régimen.'}
      />
    </>
  );
}
