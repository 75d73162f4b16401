import { type ContentKind, fieldAt } from '@flota/schemas';
import { useMemo, type ReactNode } from 'react';
import { DeleteButton, SaveButton, useCanAccess, useResourceContext } from 'react-admin';
import { schemaErrors } from '../../api/schema-errors.js';
import { ConfirmedSave } from '../ConfirmedSave.js';
import { RecordForm } from '../form/RecordForm.js';
import { SaveBar } from '../form/SaveBar.js';
import { ContentFormContext, useContentForm, type ContentType, type FormMode } from './content-form.js';
import { FieldInput } from './FieldInput.js';
import { FieldPair, FormGroup, FormLayout } from './FormLayout.js';
import { PlaceholderBar } from './PlaceholderBar.js';
import { PublicationInputs } from './publication.js';

interface ContentFieldsProps extends ContentType {
  mode: FormMode;
  defaults?: object;
}

/** The form of one record, checked by the server's own schema before it is sent. */
export function ContentFields({ kind, own, mode, defaults }: ContentFieldsProps) {
  const context = useMemo(() => ({ kind, own, mode }), [kind, own, mode]);
  const { aside = [], main } = kind.form;
  const parts = <Parts parts={main} />;
  return (
    <ContentFormContext.Provider value={context}>
      <RecordForm
        on="card"
        validate={(values) => schemaErrors(kind.schema, values)}
        warnWhenUnsavedChanges={mode !== 'show'}
        defaultValues={defaults}
        bar={barOf(mode, kind, own.question)}
      >
        {mode !== 'show' && kind.name !== 'settings' && <PlaceholderBar />}
        {aside.length > 0 || own.Aside ? (
          <FormLayout
            aside={
              <>
                <Parts parts={aside} />
                {own.Aside && <own.Aside />}
              </>
            }
          >
            {parts}
          </FormLayout>
        ) : (
          parts
        )}
      </RecordForm>
    </ContentFormContext.Provider>
  );
}

type Part = ContentKind['form']['main'][number];
type Row = Exclude<Part, { rows: unknown }>;

const Parts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map((part) =>
    isGroup(part) ? (
      <FormGroup key={part.title} title={part.title} hint={part.hint}>
        {part.rows.map((row) => (
          <FormRow key={String(row)} row={row} />
        ))}
      </FormGroup>
    ) : (
      <FormRow key={String(part)} row={part} />
    ),
  );

const isGroup = (part: Part): part is Extract<Part, { rows: unknown }> =>
  typeof part === 'object' && !Array.isArray(part);

function FormRow({ row }: { row: Row }) {
  const { kind } = useContentForm();
  if (row === 'publication') return <PublicationInputs />;
  if (typeof row === 'string') return <FieldInput source={row} field={fieldAt(kind.fields, row)} />;
  return (
    <FieldPair>
      {row.map((source) => (
        <FieldInput key={source} source={source} field={fieldAt(kind.fields, source)} />
      ))}
    </FieldPair>
  );
}

function barOf(mode: FormMode, { name }: ContentKind, question: ContentType['own']['question']): ReactNode {
  if (mode === 'show') return false;
  const save = question ? <ConfirmedSave question={question} /> : <SaveButton />;
  // There is one configuration, and no list that leads to it.
  return (
    <SaveBar save={save} back={name !== 'settings' && 'list'}>
      {mode === 'edit' && <DeleteWhereAllowed />}
    </SaveBar>
  );
}

/** Not undoable: an undo would wait in the browser while visitors go on seeing the record. It asks first instead. */
function DeleteWhereAllowed() {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'delete' });
  return canAccess ? <DeleteButton mutationMode="pessimistic" /> : null;
}
