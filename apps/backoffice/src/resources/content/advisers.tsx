import { CONTENT } from '@flota/schemas';
import { AutocompleteArrayInput, AutocompleteInput, ReferenceInput } from 'react-admin';
import { useStates } from '../../components/catalogues.js';
import { type OwnPieces, useContentForm } from '../../components/content/content-form.js';

const { distributor, states } = CONTENT.advisers.fields;

function DistributorInput() {
  const { readOnly } = useContentForm();
  return (
    <ReferenceInput source="distributor" reference="distributors" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput optionText="name" readOnly={readOnly} helperText={distributor.hint} fullWidth />
    </ReferenceInput>
  );
}

function StatesInput() {
  const { readOnly } = useContentForm();
  const choices = useStates().map(({ id, name }) => ({ id, name }));
  return <AutocompleteArrayInput source="states" choices={choices} readOnly={readOnly} helperText={states.hint} />;
}

export default {
  inputs: { distributor: DistributorInput, states: StatesInput },
  detail: ({ role, distributorName, active }) =>
    [role, distributorName ?? 'De la financiera', active ? null : 'ya no atiende'].filter(Boolean).join(' · '),
} satisfies OwnPieces<(typeof CONTENT)['advisers']>;
