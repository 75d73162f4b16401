import Draw from '@mui/icons-material/DrawOutlined';
import { Alert, Typography } from '@mui/material';
import {
  addDays,
  type NewSigningRequest,
  newSigningRequestSchema,
  SIGNING_MAX_BYTES,
  type SigningOffer,
  todayInMexico,
} from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { BooleanInput, DateInput, FileField, FileInput, SelectInput, useCanAccess } from 'react-admin';
import { useNavigate } from 'react-router';
import { TextInput } from '../form/TextInput.js';
import { http } from '../../api/client.js';
import { formatInstant } from '../../i18n/format.js';
import { chosenFile } from '../chosen-file.js';
import { DialogFormButton } from '../DialogForm.js';

/** As the form has it: a file of one's own, or a letter that was issued. */
const formSchema = newSigningRequestSchema
  .loose()
  .refine(({ document, documentId }) => document instanceof File || documentId !== null, {
    path: ['document'],
    error: 'VALUE.REQUIRED',
  })
  .refine(({ document }) => !(document instanceof File) || document.size <= SIGNING_MAX_BYTES, {
    path: ['document'],
    error: 'FILE.TOO_LARGE',
  });

interface Body extends NewSigningRequest {
  document: File | null;
}

/** Two weeks: who is on the road has time to come home. */
const USUAL_DAYS = 14;

interface AskSignatureProps {
  contractId: string;
  contractNumber: string;
}

/** Has a document of a contract signed, for who may ask for it. */
export function AskSignature({ contractId, contractNumber }: AskSignatureProps) {
  const { canAccess = false } = useCanAccess({ resource: 'signing-requests', action: 'create' });
  const { data: offer } = useQuery({
    queryKey: ['signing-offer', contractId],
    queryFn: () => http.json<SigningOffer>(`/api/admin/contracts/${contractId}/signing-offer`),
    enabled: canAccess,
  });
  const navigate = useNavigate();
  if (!canAccess || !offer) return null;
  return (
    <DialogFormButton
      button={{ size: 'small', startIcon: <Draw />, children: 'Pedir firma' }}
      title={`Pedir firma: contrato ${contractNumber}`}
      submit="Pedir firma"
      done="El documento va en camino al proveedor de firma; el cliente recibe un correo."
      defaultValues={blank()}
      schema={formSchema}
      read={(values) => readBody(contractId, values)}
      send={({ document, ...request }, idempotencyKey) => {
        const body = new FormData();
        body.append('request', JSON.stringify(request));
        if (document && request.documentId === null) body.append('document', document);
        return http.json<{ id: string }>('/api/admin/signing-requests', { method: 'POST', body, idempotencyKey });
      }}
      onDone={({ id }) => void navigate(`/signing-requests/${id}/show`)}
    >
      <Who offer={offer} />
      <TextInput
        source="title"
        label="Qué se firma"
        isRequired
        helperText="Así lo ve el cliente: «Contrato de crédito»."
      />
      {offer.letters.length > 0 && (
        <SelectInput
          source="documentId"
          label="Documento ya emitido"
          emptyText="Ninguno: subo un PDF"
          choices={offer.letters.map(({ folio, id, issuedAt }) => ({
            id,
            name: `${folio}, ${formatInstant(issuedAt)}`,
          }))}
          helperText={false}
        />
      )}
      <FileInput
        source="document"
        label="PDF por firmar"
        accept={{ 'application/pdf': ['.pdf'] }}
        maxSize={SIGNING_MAX_BYTES}
        placeholder={
          <Typography variant="body2">Arrastre el PDF aquí, o haga clic para elegirlo (15 MB a lo más).</Typography>
        }
      >
        <FileField source="src" title="title" />
      </FileInput>
      <DateInput source="deadline" label="Último día para firmar" isRequired helperText={false} />
      <TextInput
        source="note"
        label="Nota (opcional)"
        multiline
        minRows={2}
        helperText="El cliente la lee en su cuenta y en el correo."
      />
      {offer.representative && (
        <BooleanInput source="withRepresentative" label={`También firma ${offer.representative}, por la financiera`} />
      )}
    </DialogFormButton>
  );
}

const Who = ({ offer: { provider, signer } }: { offer: SigningOffer }) => (
  <>
    {provider === null && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        No hay un proveedor de firma conectado. Un administrador lo conecta en Integraciones.
      </Alert>
    )}
    {provider && !provider.isLegal && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {provider.title}: sirve para conocer el trámite. Lo que se firme no tiene valor legal.
      </Alert>
    )}
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      Firma {signer.name}, {signer.email}
      {provider?.isLegal ? `, en ${provider.title}` : ''}.
    </Typography>
  </>
);

const blank = () => ({
  title: '',
  note: '',
  deadline: addDays(todayInMexico(), USUAL_DAYS),
  withRepresentative: false,
  documentId: '',
  document: null,
});

function readBody(contractId: string, values: Record<string, unknown>): Body {
  const { deadline, document, documentId, note, title, withRepresentative } = values;
  return {
    contractId,
    title: textOf(title),
    note: textOf(note),
    deadline: textOf(deadline),
    withRepresentative: withRepresentative === true,
    documentId: textOf(documentId) || null,
    document: chosenFile(document),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
