import { useCanAccess } from 'react-admin';
import { ContentFields } from '../../components/content/ContentFields.js';
import { FormGroup } from '../../components/content/FormLayout.js';
import { TestMailButton } from '../../components/opening/TestMailButton.js';
import { RecordEdit } from '../../components/RecordEdit.js';
import { RecordShow } from '../../components/RecordShow.js';
import { CONTENT } from './declarations.js';

const ID = '1';
const kind = CONTENT.settings;
const TITLE = kind.names.one;
const OWN = { Aside: TestMail };

/** Who may not change it may still look. */
export default function SettingsPage() {
  const { canAccess: mayEdit, isPending } = useCanAccess({ resource: 'settings', action: 'edit' });
  if (isPending) return null;
  return mayEdit ? (
    <RecordEdit id={ID} title={TITLE} redirect={false} actions={false}>
      <ContentFields kind={kind} own={OWN} mode="edit" />
    </RecordEdit>
  ) : (
    <RecordShow id={ID} title={TITLE} actions={false}>
      <ContentFields kind={kind} own={OWN} mode="show" />
    </RecordShow>
  );
}

function TestMail() {
  return (
    <FormGroup title="Correo" hint="Cotizaciones, accesos y avisos salen por correo: pruebe que llegan.">
      <TestMailButton />
    </FormGroup>
  );
}
