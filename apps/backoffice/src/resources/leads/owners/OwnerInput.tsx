import { SelectInput, type SelectInputProps } from 'react-admin';
import { useLeadStaff } from './lead-owner.js';

/** Of a filter: whose leads. */
export const OwnerInput = (props: SelectInputProps) => <SelectInput {...props} choices={[...useLeadStaff()]} />;
