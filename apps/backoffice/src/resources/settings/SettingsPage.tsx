import { Edit, Show, useCanAccess } from 'react-admin';
import { ContentFields } from '../../components/content/ContentFields.js';
import { settingsForm } from './settings-form.js';

const ID = '1';
const TITLE = 'Configuración';

/** Who may not change it may still look. */
export default function SettingsPage() {
  const { canAccess: mayEdit, isPending } = useCanAccess({ resource: 'settings', action: 'edit' });
  if (isPending) return null;
  return mayEdit ? (
    <Edit id={ID} title={TITLE} mutationMode="pessimistic" redirect={false} actions={false}>
      <ContentFields form={settingsForm} mode="edit" />
    </Edit>
  ) : (
    <Show id={ID} title={TITLE} actions={false}>
      <ContentFields form={settingsForm} mode="show" />
    </Show>
  );
}
