import { slugify } from '@flota/schemas';
import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useContentForm } from './content-form.js';

interface SlugInputProps {
  /** The field whose text the address is made of. */
  from: string;
}

/** The name in the address: follows the title until somebody writes another, and stays once the record exists. */
export function SlugInput({ from }: SlugInputProps) {
  const { kind, mode } = useContentForm();
  const path = kind.path ?? ((slug) => slug);
  return mode === 'create' ? <NewSlug from={from} path={path} /> : <FixedSlug path={path} />;
}

/** Address of the record that has this slug. */
type Path = (slug: string) => string;

function NewSlug({ from, path }: SlugInputProps & { path: Path }) {
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

function FixedSlug({ path }: { path: Path }) {
  const slug = useWatch({ name: 'slug' }) as string;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      Dirección: {location.origin}
      {path(slug)}
    </Typography>
  );
}
