import { Create, ListButton, TopToolbar, useRecordContext } from 'react-admin';
import { useNextPosition } from '../ordering/ordering.js';
import { RecordEdit } from '../RecordEdit.js';
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

export const ContentEdit = (type: ContentType) => (
  <RecordEdit actions={<RecordActions {...type} />}>
    <ContentFields {...type} mode="edit" />
  </RecordEdit>
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
