import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Button, useCanAccess, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { importsPathOf } from './own-imports.js';

/**
 * From a list to where its records are brought in by the file; nothing for who may not.
 *
 * @param kind what is brought in, where that isn't what is listed
 */
export function ImportButton({ kind, label }: { kind?: string; label?: string }) {
  const listed = useResourceContext() ?? '';
  const resource = kind ?? listed;
  const { canAccess: mayImport } = useCanAccess({ resource, action: 'import' });
  if (!mayImport) return null;
  return (
    <Button component={Link} to={importsPathOf(resource)} label={label ?? LABELS[resource] ?? 'Importar'}>
      <UploadFile />
    </Button>
  );
}

/** Where there is another way for one alone. */
const LABELS: Partial<Record<string, string>> = { invoices: 'Importar varias' };
