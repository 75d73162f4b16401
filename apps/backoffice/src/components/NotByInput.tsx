import { SelectInput, type SelectInputProps, useGetIdentity } from 'react-admin';

/** Of a filter: what this person may agree to, because somebody else asked for it. */
export function NotByInput(props: SelectInputProps) {
  const { data: identity } = useGetIdentity();
  return <SelectInput {...props} choices={identity ? [{ id: identity.id, name: 'Otra persona' }] : []} />;
}
