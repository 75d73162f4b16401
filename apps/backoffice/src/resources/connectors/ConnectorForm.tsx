import type { AdminConnectorDetail } from '@flota/schemas';
import { BooleanInput, EditBase } from 'react-admin';
import { ConfirmedSave, type SaveQuestion } from '../../components/ConfirmedSave.js';
import { RecordForm } from '../../components/form/RecordForm.js';
import { SaveBar } from '../../components/form/SaveBar.js';
import { useReading } from '../../components/record-reading.js';
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
    // The page around it reads it too, and says what went wrong.
    queryOptions={{ ...useReading(), onError: () => undefined }}
    transform={(values: Filled) => written(connector, values)}
  >
    <RecordForm
      on="section"
      bar={
        <SaveBar save={<ConfirmedSave question={question} />} back={false}>
          <TestButton id={connector.id} />
        </SaveBar>
      }
    >
      <BooleanInput source="isOn" label="Encendida" helperText={false} />
      {connector.fields.map((field) => (
        <SettingInput key={field.name} field={field} isSet={connector.secretsSet.includes(field.name)} />
      ))}
    </RecordForm>
  </EditBase>
);
