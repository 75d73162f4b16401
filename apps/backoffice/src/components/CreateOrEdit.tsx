import type { ReactElement } from 'react';
import { Create } from 'react-admin';
import { useParams } from 'react-router';
import { RecordEdit } from './RecordEdit.js';

type Values = Record<string, unknown>;

interface CreateOrEditProps {
  /** What the form's values are sent as. */
  read?: (values: Values) => object;
  children: ReactElement;
}

/** The form of the record that the address names, or of a new one. Both lead back to the list. */
export function CreateOrEdit({ read = (values) => values, children }: CreateOrEditProps) {
  const { id } = useParams();
  return id ? (
    <RecordEdit
      redirect="list"
      component="div"
      // As the form was opened: what others changed meanwhile is not overwritten.
      transform={({ updatedAt, ...values }: Values) => ({ ...read(values), updatedAt })}
    >
      {children}
    </RecordEdit>
  ) : (
    <Create redirect="list" component="div" transform={read}>
      {children}
    </Create>
  );
}
