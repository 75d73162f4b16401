import { Edit, type EditProps } from 'react-admin';
import { ReadFailure, useReading } from './record-reading.js';

/**
 * react-admin's, which stays with the form when a read fails. Pessimistic: an answer comes before the form is left, so
 * that a refused or outdated change keeps what was typed.
 */
export const RecordEdit = ({ children, queryOptions, ...props }: EditProps) => (
  <Edit
    {...props}
    mutationMode="pessimistic"
    queryOptions={{ ...queryOptions, ...useReading(props) }}
    render={(context) => (
      <>
        <ReadFailure context={context} />
        {context.record && children}
      </>
    )}
  />
);
