import { useMemo, type ReactNode } from 'react';
import {
  DeleteButton,
  SaveButton,
  SimpleForm,
  Toolbar as FormToolbar,
  useCanAccess,
  useResourceContext,
} from 'react-admin';
import { schemaErrors } from '../../api/schema-errors.js';
import { ConfirmedSave } from '../ConfirmedSave.js';
import { ContentFormContext, type ContentForm, type FormMode } from './content-form.js';

interface ContentFieldsProps {
  form: ContentForm;
  mode: FormMode;
  defaults?: object;
}

/** The form of one record, checked by the server's own schema before it is sent. */
export function ContentFields({ form, mode, defaults }: ContentFieldsProps) {
  const { schema, Inputs, question } = form;
  const context = useMemo(() => ({ schema, mode }), [schema, mode]);
  return (
    <ContentFormContext.Provider value={context}>
      <SimpleForm
        validate={(values) => schemaErrors(schema, values)}
        warnWhenUnsavedChanges={mode !== 'show'}
        defaultValues={defaults}
        toolbar={toolbarOf(mode, question)}
      >
        <Inputs />
      </SimpleForm>
    </ContentFormContext.Provider>
  );
}

function toolbarOf(mode: FormMode, question: ContentForm['question']): ReactNode {
  if (mode === 'show') return false;
  const save = question ? <ConfirmedSave question={question} /> : <SaveButton />;
  return (
    <FormToolbar sx={{ justifyContent: 'space-between' }}>
      {save}
      {mode === 'edit' && <DeleteWhereAllowed />}
    </FormToolbar>
  );
}

/** Not undoable: an undo would wait in the browser while visitors go on seeing the record. It asks first instead. */
function DeleteWhereAllowed() {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'delete' });
  return canAccess ? <DeleteButton mutationMode="pessimistic" /> : null;
}
