import { Alert } from '@mui/material';
import { type DeskPreview, deskActionSchema } from '@flota/schemas';
import { type FieldValues, useWatch } from 'react-hook-form';
import { DeskComparison } from '../../../components/desk/DeskComparison.js';
import { FormPreview } from '../../../components/FormPreview.js';
import { formatMoney } from '../../../i18n/format.js';

interface LivePreviewProps {
  contractId: string;
  read: (values: FieldValues) => object;
}

/** What the action would do, and whether it takes another person. */
export function LivePreview({ contractId, read }: LivePreviewProps) {
  const { reason: _, ...values } = useWatch();
  // The reason changes no figure, and is written last.
  const { data: asked = null } = deskActionSchema.safeParse({ ...read(values), reason: 'Vista previa' });
  return (
    <FormPreview<DeskPreview>
      path={`/api/admin/contracts/${contractId}/desk-previews`}
      asked={asked}
      incomplete="Complete los datos para ver las cifras antes y después."
    >
      {(preview) => (
        <>
          {preview.needsApproval && (
            <Alert severity="info" sx={{ mb: 1.5 }}>
              Mueve {formatMoney(preview.amount)}, más de {formatMoney(preview.limit)}: quedará en espera de que otra
              persona la autorice.
            </Alert>
          )}
          <DeskComparison preview={preview} />
        </>
      )}
    </FormPreview>
  );
}
