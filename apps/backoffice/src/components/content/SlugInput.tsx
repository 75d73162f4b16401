import { slugify } from '@flota/schemas';
import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useContentForm } from './content-form.js';

interface SlugInputProps {
  /** The field whose text the address is made of. */
  from?: string;
  /** Address of the record that has this slug. */
  path: (slug: string) => string;
}

/** The name in the address: follows the title until somebody writes another, and stays once the record exists. */
export function SlugInput({ from = 'title', path }: SlugInputProps) {
  const { mode } = useContentForm();
  return mode === 'create' ? <NewSlug from={from} path={path} /> : <FixedSlug path={path} />;
}

function NewSlug({ from, path }: Required<SlugInputProps>) {
  const { setValue, getFieldState, formState } = useFormContext();
  const title = useWatch({ name: from }) as string | null;
  const slug = useWatch({ name: 'slug' }) as string | null;
  const isOwn = getFieldState('slug', formState).isTouched;

  useEffect(() => {
    if (!isOwn) setValue('slug', slugify(title ?? ''), { shouldDirty: true });
  }, [title, isOwn, setValue]);

  return (
    <TextInput
      source="slug"
      label="Dirección"
      defaultValue=""
      isRequired
      parse={(text: string) => text}
      helperText={`${location.origin}${path(slug || '…')} — después de crearse ya no cambia.`}
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}

function FixedSlug({ path }: Pick<SlugInputProps, 'path'>) {
  const slug = useWatch({ name: 'slug' }) as string;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      Dirección: {location.origin}
      {path(slug)}
    </Typography>
  );
}
