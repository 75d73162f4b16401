import { SelectInput, type SelectInputProps } from 'react-admin';
import { useConversationStaff } from './conversation-owner.js';

const NOBODY = { id: 'nobody', name: 'Sin asignar' };

/** Of a filter: whose conversations. */
export const OwnerInput = (props: SelectInputProps) => (
  <SelectInput {...props} choices={[NOBODY, ...useConversationStaff()]} />
);
