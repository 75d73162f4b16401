import { Stack } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { SimpleForm, type SimpleFormProps, useRecordContext } from 'react-admin';
import { type FormSchema, FormSchemaContext } from './form-schema.js';
import { FormSections } from './FormSections.js';
import { SaveBar } from './SaveBar.js';
import { UnsavedStays } from './UnsavedStays.js';

/** What a form stands on: the page, where each section is a card; a card around all of it; a section of a page. */
type Ground = keyof typeof GROUNDS;

interface RecordFormProps extends Omit<SimpleFormProps, 'toolbar' | 'sx'> {
  /** What is at its foot; `false`: it is only read. */
  bar?: ReactNode;
  /** Says how long its texts may be. */
  schema?: FormSchema;
  on?: Ground;
}

/** The form of a record: asks before it is left unsaved, keeps what saves it in sight, and lists its sections when they are many. */
export function RecordForm({ bar = <SaveBar />, schema, on = 'page', children, ...form }: RecordFormProps) {
  const record = useRecordContext(form);
  const putBack = useRef<() => void>(undefined);
  useEffect(() => {
    putBack.current?.();
    putBack.current = undefined;
  }, [record]);
  return (
    <FormSchemaContext value={schema}>
      <SimpleForm warnWhenUnsavedChanges {...form} toolbar={bar} sx={GROUNDS[on]}>
        <UnsavedStays record={record} onNoted={(back) => void (putBack.current = back)} />
        <FormSections ground={on === 'page' ? 'default' : 'paper'}>
          <Stack
            spacing={on === 'page' ? 2 : 0}
            sx={{ width: '100%', alignItems: on === 'page' ? 'stretch' : 'flex-start' }}
          >
            {children}
          </Stack>
        </FormSections>
      </SimpleForm>
    </FormSchemaContext>
  );
}

/** The bar of a form on a card has the card's own edges. */
const flushBar = { '& + .flota-save-bar': { borderWidth: '1px 0 0' } };

const GROUNDS = {
  page: { px: 0, pt: 2, '&&': { pb: 2 } },
  card: flushBar,
  section: { ...flushBar, p: 0, '&&': { pb: 1 }, '& + .flota-save-bar > div': { px: 0 } },
};
