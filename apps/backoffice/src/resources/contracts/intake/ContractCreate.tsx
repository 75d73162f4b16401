import { Box, Stack } from '@mui/material';
import { contractIntakeSchema, type OpenedContract } from '@flota/schemas';
import { Create, SaveButton, useNotify, useRedirect } from 'react-admin';
import { Section } from '../../../components/Figures.js';
import { RecordForm } from '../../../components/form/RecordForm.js';
import { SaveBar } from '../../../components/form/SaveBar.js';
import { AgreementInputs, LateInputs } from './AgreementInputs.js';
import { HolderInputs } from './HolderInputs.js';
import { intakeDefaults, intakeErrors, readIntake } from './intake-form.js';
import { IntakeFigures } from './IntakeFigures.js';
import { TermsInputs } from './TermsInputs.js';
import { VehicleInputs } from './VehicleInputs.js';

/** Brings a contract in from the books. Sent twice it is one contract: the server knows it by its number. */
function ContractCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = (opened: OpenedContract) => {
    notify(outcome(opened), { type: 'success', autoHideDuration: 8_000 });
    redirect('show', 'contracts', opened.id);
  };
  return (
    <Create transform={readIntake} mutationOptions={{ onSuccess }} component="div">
      <RecordForm
        schema={contractIntakeSchema}
        defaultValues={intakeDefaults}
        validate={intakeErrors}
        bar={<SaveBar save={<SaveButton label="Guardar contrato" alwaysEnable />} />}
      >
        <Box sx={withFigures}>
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <Section title="Contrato">
              <AgreementInputs />
            </Section>
            <Section title="Condiciones">
              <TermsInputs />
            </Section>
            <Section title="Titular">
              <HolderInputs />
            </Section>
            <Section title="Vehículo">
              <VehicleInputs />
            </Section>
            <Section title="Moratorios y abonos">
              <LateInputs />
            </Section>
          </Stack>
          <Box component="aside" sx={{ position: { lg: 'sticky' }, top: { lg: 72 }, minWidth: 0 }}>
            <IntakeFigures />
          </Box>
        </Box>
      </RecordForm>
    </Create>
  );
}
export default ContractCreate;

function outcome({ alreadyThere, knownHolder }: OpenedContract): string {
  if (alreadyThere) return 'Este contrato ya estaba, con los mismos datos. No se cambió nada.';
  return knownHolder
    ? 'Contrato guardado. El titular ya era cliente y conserva el correo con el que entra.'
    : 'Contrato guardado. El titular ya puede registrarse con el número, su RFC y su correo.';
}

/** The figures stay in sight beside the boxes; where there is no room for that, they come after what they follow from. */
const withFigures = {
  width: '100%',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  alignItems: 'start',
};
