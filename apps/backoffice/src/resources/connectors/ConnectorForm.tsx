import type { AdminConnectorDetail } from '@flota/schemas';
import { Box } from '@mui/material';
import { BooleanInput, EditBase, SimpleForm } from 'react-admin';
import { ConfirmedSave, type SaveQuestion } from '../../components/ConfirmedSave.js';
import { SettingInput } from './SettingInput.js';
import { TestButton } from './TestButton.js';
import { type Filled, written } from './written.js';

/** Turning it off is asked about, as what happens meanwhile never reaches the system. */
function question(values: { isOn?: boolean }, saved: unknown): SaveQuestion | undefined {
  if (values.isOn || !(saved as AdminConnectorDetail | undefined)?.isOn) return undefined;
  return {
    title: '¿Apagar esta integración?',
    content: 'Lo que ocurra mientras esté apagada no se le enviará después. Su configuración se conserva.',
    confirm: 'Apagar',
  };
}

/** The settings, by the fields that the connector declares. Secrets are written here and never come back. */
export const ConnectorForm = ({ connector }: { connector: AdminConnectorDetail }) => (
  <EditBase
    resource="connectors"
    id={connector.id}
    mutationMode="pessimistic"
    redirect={false}
    transform={(values: Filled) => written(connector, values)}
  >
    <SimpleForm
      warnWhenUnsavedChanges
      sx={{ p: 0 }}
      toolbar={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1 }}>
          <ConfirmedSave question={question} />
          <TestButton id={connector.id} />
        </Box>
      }
    >
      <BooleanInput source="isOn" label="Encendida" helperText={false} />
      {connector.fields.map((field) => (
        <SettingInput key={field.name} field={field} isSet={connector.secretsSet.includes(field.name)} />
      ))}
    </SimpleForm>
  </EditBase>
);
