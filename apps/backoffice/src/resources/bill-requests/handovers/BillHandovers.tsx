import { type AdminBillHandover, type AdminBillRequest, BILL_ID_NAMES, billIdRevealSchema } from '@flota/schemas';
import { Alert, Box, Stack } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Figure, Figures, Section } from '../../../components/Figures.js';
import { RevealButton } from '../../../components/reveal/RevealButton.js';
import { formatInstant } from '../../../i18n/format.js';

/** How the bill left and who has it; what was taken back stays, with why. */
export const BillHandovers = ({ request: { handovers, id, state } }: { request: AdminBillRequest }) => (
  <>
    {handovers.map((handover) => (
      <Section key={handover.id} title={titleOf(handover)}>
        <Stack spacing={2}>
          {handover.voidedAt && (
            <Alert severity="warning">
              {handover.voidedBy} retiró este registro {formatInstant(handover.voidedAt)}: {handover.voidReason}
            </Alert>
          )}
          <Facts handover={handover} requestId={id} />
        </Stack>
      </Section>
    ))}
    {state === 'delivered' && handovers.every(({ voidedAt }) => voidedAt !== null) && (
      <Section title="Entrega">Se marcó como entregada antes de que hubiera acuses.</Section>
    )}
  </>
);

function Facts({ handover, requestId }: { handover: AdminBillHandover; requestId: string }) {
  const { canAccess: mayReveal } = useCanAccess({ resource: 'bill-requests', action: 'reveal' });
  const { idKind, idNumber, receiver, receivedAt, sentAt, signing } = handover;
  return (
    <Figures>
      {handover.receiverName && (
        <Figure label="Recibió">
          {handover.receiverName}
          {receiver === 'representative' ? ', en representación' : ', titular'}
        </Figure>
      )}
      {receivedAt && <Figure label="Cuándo">{formatInstant(receivedAt)}</Figure>}
      {idKind && idNumber && (
        <Figure label={BILL_ID_NAMES[idKind]}>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {idNumber}
          </Box>
          {mayReveal && (
            <RevealButton
              path={`/api/admin/bill-requests/${requestId}/handovers/${handover.id}/reveal`}
              schema={billIdRevealSchema}
              label="número de la identificación"
            />
          )}
        </Figure>
      )}
      {signing && <Figure label="Firma">{signing === 'screen' ? 'En pantalla, en el acuse' : 'En papel'}</Figure>}
      {handover.carrier && <Figure label="Mensajería">{handover.carrier}</Figure>}
      {handover.trackingNumber && <Figure label="Guía">{handover.trackingNumber}</Figure>}
      {handover.destination && <Figure label="A dónde va">{handover.destination}</Figure>}
      {sentAt && <Figure label="Salió">{formatInstant(sentAt)}</Figure>}
      {handover.receipt && <Figure label="Acuse">{handover.receipt.folio}</Figure>}
      <Figure label="Lo registró">{handover.recordedBy}</Figure>
    </Figures>
  );
}

function titleOf({ receivedAt, voidedAt, way }: AdminBillHandover): string {
  if (voidedAt) return 'Entrega retirada';
  if (!receivedAt) return 'En camino con mensajería';
  return way === 'counter' ? 'Entregada en mostrador' : 'Entregada por mensajería';
}
