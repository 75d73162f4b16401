import { Box, Typography } from '@mui/material';
import { savedText } from './saved-text.js';

interface FormStateProps {
  dirty: boolean;
  /** When what is kept was saved; nothing was, without. */
  savedAt?: string;
}

/** Whether what a form shows is kept: `Sin guardar`, `Guardado a las 14:05`. */
export const FormState = ({ dirty, savedAt }: FormStateProps) => (
  <Typography
    component="span"
    variant="body2"
    role="status"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: dirty ? 'text.primary' : 'text.secondary' }}
  >
    {dirty && <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'secondary.main' }} />}
    {dirty ? 'Sin guardar' : savedAt && savedText(savedAt)}
  </Typography>
);
