import { Box, Typography } from '@mui/material';
import { FIND_MIN_LENGTH } from '@flota/schemas';

/** What can be searched by, for who found nothing. */
export const NothingFound = ({ text, of }: { text: string; of?: string }) => (
  <Box sx={{ px: 2, py: 3, maxWidth: '52ch' }}>
    {text.length < FIND_MIN_LENGTH ? (
      <Typography color="textSecondary">
        {of ? 'Escriba dos letras o más para ver de quién se trata.' : 'Escriba dos letras o más.'}
      </Typography>
    ) : (
      <>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>Nada con «{text}»</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          Se busca por nombre (con o sin acentos), correo, teléfono, RFC completo, número de contrato, referencia,
          CLABE, NIV, clave de rastreo o folio. Los números pueden llevar espacios o guiones.
        </Typography>
      </>
    )}
  </Box>
);
