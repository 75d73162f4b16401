import { Box, Typography } from '@mui/material';

/** As whoever gets it reads it, between the lender's head and foot. */
export const MailPreview = ({ subject, text }: { subject: string; text: string }) =>
  subject.trim() === '' && text.trim() === '' ? (
    <Typography color="textSecondary">Escriba el correo para verlo aquí.</Typography>
  ) : (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, overflowWrap: 'anywhere' }}>
      <Typography component="p" variant="h3" sx={{ mb: 1.5 }}>
        {subject}
      </Typography>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <Typography key={index} sx={{ whiteSpace: 'pre-line', mb: 1.5 }}>
          {paragraph}
        </Typography>
      ))}
      <Typography variant="caption" component="p" color="textSecondary">
        Al final van los datos de la empresa y el enlace para no recibir más correos.
      </Typography>
    </Box>
  );
