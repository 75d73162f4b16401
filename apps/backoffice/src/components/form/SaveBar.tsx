import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { StickyBar } from '../StickyBar.js';
import { FormState } from './FormState.js';

interface SaveBarProps {
  /** What saves, where it is not the usual button. */
  save?: ReactNode;
  /** Where one goes without saving; `false`: the form is a part of a page that stays. */
  back?: 'list' | 'show' | false;
  /** What else can be done with the record. */
  children?: ReactNode;
}

/** What every form of a record ends with: saving, leaving, and whether anything is not kept yet. */
export const SaveBar = ({ save = <SaveButton alwaysEnable />, back = 'list', children }: SaveBarProps) => (
  <StickyBar state={<RecordState />} more={children}>
    {save}
    {back && <LeaveLink to={back} />}
  </StickyBar>
);

/** A link: leaving what is not saved is asked about as everywhere. */
function LeaveLink({ to }: { to: 'list' | 'show' }) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const id = useRecordContext()?.id;
  const path = to === 'show' && id !== undefined ? { resource, type: 'show', id } : { resource, type: 'list' };
  return (
    <Button component={Link} color="inherit" to={createPath(path)}>
      Cancelar
    </Button>
  );
}

function RecordState() {
  const { dirtyFields } = useFormState();
  const savedAt: unknown = useRecordContext()?.updatedAt;
  return (
    <FormState
      dirty={Object.keys(dirtyFields).length > 0}
      savedAt={typeof savedAt === 'string' ? savedAt : undefined}
    />
  );
}
