import { type AdminContractDetail, type LetterByHand, letterByHandSchema, todayInMexico } from '@flota/schemas';
import MailOutline from '@mui/icons-material/MarkEmailReadOutlined';
import { Typography } from '@mui/material';
import { BooleanInput, DateInput, FormDataConsumer, SelectInput, useCanAccess } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { choicesOf } from '../../components/choices.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { ReasonInput } from '../../components/ReasonInput.js';

interface IssuedLetter {
  folio: string;
}

/** Has a letter written for the customer, for who may. What is true already is answered with the letter that says so. */
export function IssueLetterButton({ contract }: { contract: AdminContractDetail }) {
  const { canAccess: mayIssue } = useCanAccess({ resource: 'letters', action: 'issue' });
  if (!mayIssue) return null;
  return (
    <DialogFormButton<LetterByHand, IssuedLetter>
      button={{ size: 'small', startIcon: <MailOutline />, children: 'Emitir carta' }}
      title={`Emitir una carta: contrato ${contract.number}`}
      submit="Emitir"
      done={({ folio }) => `La carta ${folio} ya está entre los documentos del cliente.`}
      defaultValues={{
        kind: contract.state === 'paid_off' ? 'settlement_letter' : 'payoff_letter',
        on: todayInMexico(),
        year: Number(todayInMexico().slice(0, 4)),
        mailed: false,
      }}
      schema={letterByHandSchema}
      read={readLetter}
      send={(body) => http.json(`/api/admin/contracts/${contract.id}/letters`, { method: 'POST', body })}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Dice lo mismo, con folio y clave, que si el cliente la pide en su cuenta. Si ya hay una vigente con los mismos
        datos, es esa.
      </Typography>
      <SelectInput source="kind" label="Carta" choices={kindsOf(contract)} isRequired helperText={false} />
      <FormDataConsumer>
        {({ formData }) =>
          formData.kind === 'payoff_letter' ? (
            <DateInput
              source="on"
              label="Para liquidar el día"
              helperText="Hoy o en los próximos 15 días."
              isRequired
            />
          ) : formData.kind === 'certificate' ? (
            <SelectInput source="year" label="Año" choices={yearsOf(contract)} isRequired helperText={false} />
          ) : null
        }
      </FormDataConsumer>
      <ReasonInput helperText="Queda en la bitácora; el cliente no lo lee." />
      <BooleanInput source="mailed" label="Enviarla también por correo al cliente" helperText={false} />
    </DialogFormButton>
  );
}

/** Of each kind what it asks for, and nothing else. */
const readLetter = ({ kind, on, year, reason, mailed }: FieldValues): LetterByHand => {
  const byHand = { reason: reason as string, mailed: mailed === true };
  if (kind === 'payoff_letter') return { kind: 'payoff_letter', on: on as string, ...byHand };
  if (kind === 'certificate') return { kind: 'certificate', year: Number(year), ...byHand };
  return { kind: 'settlement_letter', ...byHand };
};

/** A pure lease is settled by its rents alone. */
const kindsOf = ({ kind, state }: AdminContractDetail) =>
  choicesOf({
    ...(kind !== 'pure_lease' && state !== 'paid_off' ? { payoff_letter: 'Carta de liquidación' } : {}),
    settlement_letter: 'Carta finiquito (ya no debe nada)',
    certificate: kind === 'pure_lease' ? 'Constancia de rentas' : 'Constancia de intereses',
  });

const yearsOf = ({ signedOn }: AdminContractDetail) => {
  const [first, last] = [signedOn, todayInMexico()].map((day) => Number(day.slice(0, 4)));
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, at) => {
    const year = (last ?? 0) - at;
    return { id: year, name: String(year) };
  });
};
