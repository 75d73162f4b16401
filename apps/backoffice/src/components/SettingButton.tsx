import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useCanAccess, useGetOne } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../api/client.js';
import type { WriteSchema } from '../api/schema-errors.js';
import { DialogFormButton } from './DialogForm.js';

type Setting = RaRecord<number> & { updatedAt: string };

interface SettingButtonProps<Settings extends Setting> {
  /** Of which there is one record, `1`. */
  resource: string;
  title: string;
  /** What is said once it is saved, such as from when it holds. */
  done: string;
  schema: WriteSchema;
  /** What holds now, in words. */
  said: (settings: Settings) => string;
  defaultValues: (settings: Settings) => FieldValues;
  /** What is sent of what was filled in. */
  read: (values: FieldValues) => object;
  /** The inputs. */
  children: ReactNode;
}

/** A setting beside what it governs: everybody reads what holds, and who may change it presses that. */
export function SettingButton<Settings extends Setting>(props: SettingButtonProps<Settings>) {
  const { resource, title, done, schema, said, defaultValues, read, children } = props;
  const { data: settings } = useGetOne<Settings>(resource, { id: 1 });
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  if (!settings) return null;
  if (!canAccess) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
        {said(settings)}
      </Typography>
    );
  }
  const save = (body: object) =>
    http.json<Settings>(`/api/admin/${resource}/1`, {
      method: 'PATCH',
      body: { ...body, updatedAt: settings.updatedAt },
    });
  return (
    <DialogFormButton
      button={{ size: 'small', children: said(settings) }}
      title={title}
      submit="Guardar"
      done={done}
      defaultValues={defaultValues(settings)}
      schema={schema}
      read={read}
      send={save}
      now={said(settings)}
    >
      {children}
    </DialogFormButton>
  );
}
