import FileUpload from '@mui/icons-material/FileUploadOutlined';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type AdminInvoice, INVOICE_TYPE_NAMES } from '@flota/schemas';
import { useId, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { UploadArea } from '../../components/pictures/UploadArea.js';
import { formatMoney } from '../../i18n/format.js';
import { invoiceName } from './texts.js';
import { useInvoiceImport } from './use-invoice-import.js';

/** Takes over invoices that the billing system had stamped. */
export function InvoiceImport() {
  const { canAccess } = useCanAccess({ resource: 'invoices', action: 'create' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button size="small" startIcon={<FileUpload />} onClick={() => setOpen(true)}>
        Importar XML
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { take, sending, problem, taken } = useInvoiceImport();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Importar facturas</DialogTitle>
      <DialogContent>
        <UploadArea
          label="Elegir XML"
          hint="Un CFDI 4.0 timbrado (ingreso, egreso o pago) de hasta 512 kB. El contrato se reconoce por el RFC del receptor y por los conceptos o las facturas relacionadas."
          types={['.xml', 'text/xml', 'application/xml']}
          sending={sending}
          problem={problem}
          onFile={(file) => void take(file)}
        />
        <Stack spacing={1} role="status" sx={{ mt: 2 }}>
          {taken.map((invoice) => (
            <Alert key={invoice.id} severity="success">
              {resultText(invoice)}
            </Alert>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

const resultText = (invoice: AdminInvoice) =>
  `${INVOICE_TYPE_NAMES[invoice.type]} ${invoiceName(invoice)} por ${formatMoney(invoice.total)}: quedó en el contrato ${invoice.contractNumber} de ${invoice.customer}.`;
