import { CONTENT } from '@flota/schemas';
import { Edit, Show, useCanAccess } from 'react-admin';
import { ContentFields } from '../../components/content/ContentFields.js';

const ID = '1';
const kind = CONTENT.settings;
const TITLE = kind.names.one;
const NOTHING = {};

/** Who may not change it may still look. */
export default function SettingsPage() {
  const { canAccess: mayEdit, isPending } = useCanAccess({ resource: 'settings', action: 'edit' });
  if (isPending) return null;
  return mayEdit ? (
    <Edit id={ID} title={TITLE} mutationMode="pessimistic" redirect={false} actions={false}>
      <ContentFields kind={kind} own={NOTHING} mode="edit" />
    </Edit>
  ) : (
    <Show id={ID} title={TITLE} actions={false}>
      <ContentFields kind={kind} own={NOTHING} mode="show" />
    </Show>
  );
}
