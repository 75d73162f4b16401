import { DeleteButton, Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { AlertInputs } from './AlertInputs.js';

/**
 * Pessimistic: an answer comes before the form is left, so that a refused or outdated change keeps what was typed.
 * Deleting isn't undoable either: an undo here waits in the browser and is lost with the tab, while the alert goes on
 * showing to every visitor of the site. It asks first instead.
 */
const AlertEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm warnWhenUnsavedChanges toolbar={<AlertToolbar />}>
      <AlertInputs />
    </SimpleForm>
  </Edit>
);
export default AlertEdit;

const AlertToolbar = () => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton />
    <DeleteButton mutationMode="pessimistic" />
  </Toolbar>
);
