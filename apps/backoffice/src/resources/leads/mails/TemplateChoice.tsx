import { type AdminLeadMailTemplate, fillLeadMail, type LeadMailValues } from '@flota/schemas';
import { Link as MuiLink, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { listPath } from '../../../components/list-path.js';

/** More than anybody keeps. */
const ALL = { page: 1, perPage: 100 };

interface Written {
  template: string;
  subject: string;
  text: string;
}

/** Fills subject and text by a template. What was written by hand is not written over: it says so. */
export function TemplateChoice({ values }: { values: LeadMailValues }) {
  const { getValues, setValue } = useFormContext<Written>();
  const [chosen, setChosen] = useState('');
  const [isKept, setKept] = useState(false);
  const { data = [], isPending } = useGetList<AdminLeadMailTemplate>('lead-mail-templates', {
    pagination: ALL,
    sort: { field: 'name', order: 'ASC' },
  });
  const filledBy = (id: string) => {
    const template = data.find((each) => each.id === id);
    return {
      template: template?.name ?? '',
      subject: fillLeadMail(template?.subject ?? '', values),
      text: fillLeadMail(template?.text ?? '', values),
    };
  };
  const choose = (id: string) => {
    const [now, former] = [getValues(), filledBy(chosen)];
    const isEmpty = `${now.subject}${now.text}`.trim() === '';
    const isOwn = !isEmpty && (now.subject !== former.subject || now.text !== former.text);
    setKept(isOwn);
    if (isOwn) return;
    setChosen(id);
    for (const [name, value] of Object.entries(filledBy(id)))
      setValue(name as keyof Written, value, { shouldDirty: true });
  };
  if (!isPending && data.length === 0) {
    return (
      <Typography variant="body2" sx={{ mb: 2 }}>
        Todavía no hay plantillas.{' '}
        <MuiLink component={Link} to={listPath('lead-mail-templates')}>
          Escribir la primera
        </MuiLink>
      </Typography>
    );
  }
  return (
    <TextField
      select
      fullWidth
      label="Plantilla"
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      helperText={isKept ? 'Ya escribió algo suyo: borre el asunto y el texto para usar otra plantilla.' : ' '}
      error={isKept}
    >
      <MenuItem value="">Sin plantilla</MenuItem>
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
