import { Create, SimpleForm } from 'react-admin';
import { AlertInputs } from './AlertInputs.js';

const AlertCreate = () => (
  <Create redirect="list">
    <SimpleForm warnWhenUnsavedChanges>
      <AlertInputs />
    </SimpleForm>
  </Create>
);
export default AlertCreate;
