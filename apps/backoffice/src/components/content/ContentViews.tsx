import { Create, Edit, ListButton, TopToolbar, useRecordContext } from 'react-admin';
import { useNextPosition } from '../ordering/ordering.js';
import { RecordShow } from '../RecordShow.js';
import type { ContentType } from './content-form.js';
import { ContentFields } from './ContentFields.js';
import { PublicLink, publicPathOf } from './PublicLink.js';

export function ContentCreate(type: ContentType) {
  const { ordered, defaults, fields } = type.kind;
  const position = useNextPosition(ordered);
  if (position === undefined) return null;
  return (
    <Create redirect="list">
      <ContentFields
        {...type}
        mode="create"
        defaults={{ ...('position' in fields && { position }), ...defaults?.() }}
      />
    </Create>
  );
}

/** Pessimistic: an answer comes before the form is left, so that a refused or outdated change keeps what was typed. */
export const ContentEdit = (type: ContentType) => (
  <Edit mutationMode="pessimistic" actions={<RecordActions {...type} />}>
    <ContentFields {...type} mode="edit" />
  </Edit>
);

/** For roles that may look but not edit. */
export const ContentShow = (type: ContentType) => (
  <RecordShow actions={<RecordActions {...type} />}>
    <ContentFields {...type} mode="show" />
  </RecordShow>
);

function RecordActions({ kind }: ContentType) {
  const record = useRecordContext();
  const path = record && publicPathOf(kind, record);
  return (
    <TopToolbar>
      {path && <PublicLink path={path} />}
      <ListButton />
    </TopToolbar>
  );
}
