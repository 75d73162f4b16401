import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';

/** Opens the page as visitors see it. */
export const PublicLink = ({ path }: { path: string }) => (
  <Button
    href={path}
    target="_blank"
    rel="noopener"
    size="small"
    startIcon={<OpenInNew />}
    // In a list, the row itself leads to the record.
    onClick={(event) => event.stopPropagation()}
  >
    Ver en el sitio
  </Button>
);
