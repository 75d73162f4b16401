import { Show, type ShowProps, useShowContext } from 'react-admin';
import { ReadFailure, useReading } from './record-reading.js';

/** react-admin's, which stays with the record when a read fails. */
export const RecordShow = ({ children, queryOptions, ...props }: ShowProps) => (
  <Show {...props} queryOptions={{ ...queryOptions, ...useReading(props) }}>
    <ShowFailure />
    {children}
  </Show>
);

const ShowFailure = () => <ReadFailure context={useShowContext()} />;
