import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Button, useCanAccess, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { importsPathOf } from './own-imports.js';

/** From a resource's list to where its records are brought in by the file; nothing for who may not. */
export function ImportButton() {
  const resource = useResourceContext() ?? '';
  const { canAccess: mayImport } = useCanAccess({ resource, action: 'import' });
  if (!mayImport) return null;
  return (
    <Button component={Link} to={importsPathOf(resource)} label="Importar">
      <UploadFile />
    </Button>
  );
}
