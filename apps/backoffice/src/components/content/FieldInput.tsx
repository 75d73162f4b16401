import type { ContentField, FieldMap } from '@flota/schemas';
import { BooleanInput, CheckboxGroupInput, DateInput, NumberInput, ReferenceInput, SelectInput } from 'react-admin';
import { choicesOf } from '../choices.js';
import { PictureInput } from '../pictures/PictureInput.js';
import { VideoInput } from '../pictures/VideoInput.js';
import { useContentForm, useFieldRules } from './content-form.js';
import { FieldPair } from './FormLayout.js';
import { HtmlText } from './HtmlText.js';
import { ItemsInput } from './ItemsInput.js';
import { Line } from './Line.js';
import { LinesInput } from './LinesInput.js';
import { SlugInput } from './SlugInput.js';

interface FieldInputProps {
  source: string;
  field: ContentField;
}

/** What a field is written with, by its type. */
export function FieldInput({ source, field }: FieldInputProps) {
  const { own } = useContentForm();
  const { label, hint } = field;
  switch (field.type) {
    case 'line':
      return <Line source={source} label={label} hint={hint} multiline={field.multiline} type={field.input} />;
    case 'html':
      return <HtmlText source={source} label={label} hint={hint} short={field.short} />;
    case 'picture':
      return <PictureInput source={source} label={label} shape={field.shape} />;
    case 'video':
      return <VideoInput source={source} label={label} hint={hint} />;
    case 'slug':
      return <SlugInput from={field.from} />;
    case 'lines':
      return <LinesInput source={source} label={label} hint={hint} />;
    case 'items':
      return (
        <ItemsInput source={source} label={label} add={field.add} titleSource={field.title}>
          <Inputs fields={field.fields} />
        </ItemsInput>
      );
    case 'group':
      return (
        <FieldPair>
          <Inputs fields={field.fields} under={source} />
        </FieldPair>
      );
    case 'own': {
      const Own = own.inputs?.[source];
      return Own && <Own />;
    }
    case 'place':
    case 'instant':
      return null;
    default:
      return <PlainInput source={source} field={field} />;
  }
}

/** Fields one after the other, those of a part or a group. */
const Inputs = ({ fields, under }: { fields: FieldMap; under?: string }) =>
  Object.entries(fields).map(([name, field]) => (
    <FieldInput key={name} source={under ? `${under}.${name}` : name} field={field} />
  ));

/** react-admin's own inputs. */
function PlainInput({ source, field }: FieldInputProps) {
  const { readOnly } = useContentForm();
  const { required } = useFieldRules(source);
  const common = { source, label: field.label, readOnly, helperText: (!readOnly && field.hint) || (false as const) };
  switch (field.type) {
    case 'choice':
      return <SelectInput {...common} choices={choicesOf(field.names)} isRequired={required} fullWidth />;
    case 'choices':
      return <CheckboxGroupInput {...common} choices={choicesOf(field.names)} disabled={readOnly} />;
    case 'reference':
      return (
        <ReferenceInput source={source} reference={field.to} sort={{ field: 'position', order: 'ASC' }}>
          <SelectInput {...common} optionText={field.by} isRequired={required} />
        </ReferenceInput>
      );
    case 'flag':
      return <BooleanInput {...common} />;
    case 'day':
      return <DateInput {...common} isRequired={required} />;
    case 'number':
      return <NumberInput {...common} isRequired={required} />;
    default:
      return null;
  }
}
