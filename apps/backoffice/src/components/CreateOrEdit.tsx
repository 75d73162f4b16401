import type { ReactElement } from 'react';
import { Create, Edit, type TransformData } from 'react-admin';
import { useParams } from 'react-router';

interface CreateOrEditProps {
  /** What the form's values are sent as: for what is new, and for what is there. */
  transform?: { create: TransformData; edit: TransformData };
  children: ReactElement;
}

/** The form of the record that the address names, or of a new one. Both lead back to the list. */
export function CreateOrEdit({ transform, children }: CreateOrEditProps) {
  const { id } = useParams();
  return id ? (
    <Edit mutationMode="pessimistic" redirect="list" component="div" transform={transform?.edit}>
      {children}
    </Edit>
  ) : (
    <Create redirect="list" component="div" transform={transform?.create}>
      {children}
    </Create>
  );
}
