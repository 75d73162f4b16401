import { type AdminBillRequest, BILL_FILE_MAX_BYTES, BILL_ID_NAMES } from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import { BooleanInput, DateInput, FileField, FileInput, RadioButtonGroupInput, SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../../components/form/TextInput.js';
import { choicesOf } from '../../../components/choices.js';
import { DownloadButton } from '../../../components/DownloadButton.js';
import { SignatureInput } from '../../../components/signature/SignatureInput.js';
import { isCompany } from './handover-values.js';

type Props = Record<'request', AdminBillRequest>;

const IDS = choicesOf(BILL_ID_NAMES);
const RECEIVERS = choicesOf({ holder: 'El titular', representative: 'Otra persona, con carta poder' });
const SIGNINGS = choicesOf({ screen: 'En pantalla', paper: 'En papel' });
const PICTURES = { 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };

export const CounterFields = ({ request }: Props) => (
  <>
    <Receiver request={request} />
    <Pair>
      <SelectInput source="idKind" label="Identificación" choices={IDS} isRequired helperText={false} />
      <TextInput
        source="idNumber"
        label="Número de la identificación"
        isRequired
        helperText="Se guarda cifrado; en el acuse solo está la terminación."
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </Pair>
    <Authority request={request} />
    <When label="Se entregó el día" />
    <Signing request={request} />
    <Note />
  </>
);

export const CourierFields = () => (
  <>
    <Pair>
      <TextInput source="carrier" label="Mensajería" isRequired helperText={false} />
      <TextInput source="trackingNumber" label="Número de guía" isRequired helperText={false} />
    </Pair>
    <TextInput
      source="destination"
      label="A dónde va"
      multiline
      minRows={2}
      isRequired
      helperText="Es el domicilio de la solicitud; cámbielo si el cliente la quiere en otro."
    />
    <When label="Salió el día" />
    <Note />
  </>
);

export const ArrivalFields = ({ request }: Props) => (
  <>
    <Receiver request={request} />
    <When label="Se entregó el día" />
    <Attachment source="proof" label="Comprobante de la mensajería" />
    <Note />
  </>
);

/** The holder bears the contract's name; of somebody else the name is asked for. */
function Receiver({ request }: Props) {
  const { setValue } = useFormContext();
  const { legalName } = request.holder;
  return (
    <>
      {!isCompany(request) && (
        <RadioButtonGroupInput
          source="receiver"
          label="Quién recibe"
          choices={RECEIVERS}
          helperText={false}
          onChange={(receiver) => setValue('receiverName', receiver === 'holder' ? legalName : '')}
        />
      )}
      <TextInput
        source="receiverName"
        label="Nombre de quien recibe"
        isRequired
        helperText={isCompany(request) ? `Representa a ${legalName}, con el poder que está en la solicitud.` : false}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </>
  );
}

function Authority({ request }: Props) {
  const receiver = useWatch({ name: 'receiver' }) as string;
  if (receiver === 'holder') return null;
  return (
    <Attachment source="authority" label={isCompany(request) ? 'Otro poder o carta poder (opcional)' : 'Carta poder'} />
  );
}

/** Where the person signs: here, or on a paper whose picture is kept. */
function Signing({ request: { folio, id } }: Props) {
  const signing = useWatch({ name: 'signing' }) as string;
  return (
    <>
      <RadioButtonGroupInput source="signing" label="Firma de quien recibe" choices={SIGNINGS} helperText={false} />
      {signing === 'paper' ? (
        <>
          <Box>
            <DownloadButton
              variant="outlined"
              path={`/api/admin/bill-requests/${id}/handover/receipt-to-sign`}
              fileName={`${folio}-acuse-para-firmar.pdf`}
            >
              Acuse para imprimir y firmar
            </DownloadButton>
          </Box>
          <BooleanInput
            source="signedOnPaper"
            label="Firmó el acuse en papel delante de quien entrega"
            helperText={false}
          />
          <Attachment source="signed" label="Foto o PDF del acuse firmado" />
        </>
      ) : (
        <SignatureInput
          source="signature"
          label="Firme aquí"
          help="Con el dedo, un lápiz o el ratón. Si no se puede, elija «En papel»."
        />
      )}
    </>
  );
}

const When = ({ label }: { label: string }) => (
  <Pair>
    <DateInput source="day" label={label} isRequired helperText={false} />
    <TextInput source="time" label="A las (hora de CDMX)" type="time" isRequired helperText={false} />
  </Pair>
);

const Note = () => (
  <TextInput
    source="note"
    label="Nota (opcional)"
    multiline
    minRows={2}
    helperText="El cliente la lee en su cuenta y en el correo."
  />
);

const Attachment = ({ source, label }: { source: string; label: string }) => (
  <FileInput
    source={source}
    label={label}
    accept={PICTURES}
    maxSize={BILL_FILE_MAX_BYTES}
    // The field itself is hidden behind the place to drop on, and has no label of its own.
    inputProps={{ 'aria-label': label }}
    placeholder={<Typography variant="body2">Elija una foto o un PDF, o arrástrelo aquí (8 MB a lo más).</Typography>}
  >
    <FileField source="src" title="title" />
  </FileInput>
);

const Pair = ({ children }: { children: React.ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>{children}</Box>
);
