import { Create, Edit, ListButton, Show, TopToolbar, useRecordContext } from 'react-admin';
import type { ContentForm } from './content-form.js';
import { ContentFields } from './ContentFields.js';
import { PublicLink } from './PublicLink.js';
import { publicPathOf } from './public-path.js';
import { useNextPosition } from '../ordering/use-next-position.js';

interface ContentViewProps {
  form: ContentForm;
}

export function ContentCreate({ form }: ContentViewProps) {
  const position = useNextPosition(form.ordered === true);
  if (position === undefined) return null;
  return (
    <Create redirect="list">
      <ContentFields form={form} mode="create" defaults={{ position, ...form.defaults?.() }} />
    </Create>
  );
}

/** Pessimistic: an answer comes before the form is left, so that a refused or outdated change keeps what was typed. */
export const ContentEdit = ({ form }: ContentViewProps) => (
  <Edit mutationMode="pessimistic" actions={<RecordActions />}>
    <ContentFields form={form} mode="edit" />
  </Edit>
);

/** For roles that may look but not edit. */
export const ContentShow = ({ form }: ContentViewProps) => (
  <Show actions={<RecordActions />}>
    <ContentFields form={form} mode="show" />
  </Show>
);

function RecordActions() {
  const record = useRecordContext();
  const path = record && publicPathOf(record);
  return (
    <TopToolbar>
      {path && <PublicLink path={path} />}
      <ListButton />
    </TopToolbar>
  );
}
