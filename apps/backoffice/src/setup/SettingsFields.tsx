import { CONTENT } from '@flota/schemas';
import { ContentFormContext } from '../components/content/content-form.js';
import { FieldInput } from '../components/content/FieldInput.js';
import { FieldPair } from '../components/content/FormLayout.js';
import type { SettingName } from './settings-form.js';

const CONTEXT = { kind: CONTENT.settings, own: {}, mode: 'edit' } as const;

/** Fields of the settings as their own page has them, two beside each other where there is room. */
export const SettingsFields = ({ names }: { names: readonly SettingName[] }) => (
  <ContentFormContext.Provider value={CONTEXT}>
    <FieldPair>
      {names.map((name) => (
        <FieldInput key={name} source={name} field={CONTENT.settings.fields[name]} />
      ))}
    </FieldPair>
  </ContentFormContext.Provider>
);
