import {
  CONTACT_CHANNEL_NAMES,
  CONTACT_DIRECTION_NAMES,
  CONTACT_RESULT_NAMES,
  CONTACT_SPOKEN_TO_NAMES,
  CONTACT_STOP_REASON_NAMES,
  CONTENT,
  type ContentKind,
  IDENTIFIER_NAMES,
  LOST_REASON_NAMES,
  REVEAL_REASON_NAMES,
} from '@flota/schemas';
import '../../i18n/content-field-names.js';
import { BILL_STATE_LOOK, PAPER_NAMES } from '../../components/states/bill-requests.js';
import { TRANSFER_NAMES } from '../../components/states/contracts.js';
import { CONVERSATION_STATE_LOOK } from '../../components/states/conversations.js';
import { LEAD_STAGE_LOOK } from '../../components/states/leads.js';
import { RIGHTS_STATE_LOOK } from '../../components/states/rights-requests.js';
import { SIGNING_STATE_LOOK } from '../../components/states/signing.js';
import { RESTRUCTURING_STATE_LOOK } from '../../components/states/restructurings.js';
import { PAYMENT_PROMISE_STATE_LOOK } from '../../components/states/payment-promises.js';
import { RATE_CHANGE_STATE_LOOK } from '../../components/states/rates.js';
import { POLICY_SUBMISSION_STATE_LOOK } from '../../components/states/policy-submissions.js';
import { TAX_CHANGE_STATE_LOOK } from '../../components/states/tax-changes.js';

type Words = Readonly<Record<string, string>>;

const labelsOf = (look: Readonly<Record<string, { label: string }>>): Words =>
  Object.fromEntries(Object.entries(look).map(([state, { label }]) => [state, label]));

/** What an action is told with and no form has, or has under another name. */
const FIELDS: Readonly<Record<string, Words>> = {
  contracts: {
    kind: 'Qué se paga',
    amount: 'Cantidad recibida',
    reference: 'Referencia',
    receivedOn: 'Día en que llegó',
    movementId: 'Movimiento',
  },
  'bill-requests': {
    note: 'Nota',
    paper: 'Documento',
    parts: 'Por corregir',
    way: 'Cómo',
    receiver: 'Quién recibió',
    signing: 'Firmó',
    carrier: 'Mensajería',
    trackingNumber: 'Guía',
  },
  'bill-settings': {
    receivedHours: 'Horas hábiles para tomarla en revisión',
    reviewHours: 'Horas hábiles para revisarla',
    preparingHours: 'Horas hábiles para prepararla',
    sentHours: 'Horas hábiles para que esté lista',
    opensAt: 'Se atiende desde las',
    closesAt: 'Hasta las',
  },
  leads: {
    ...{ state: 'Estado', contract: 'Contrato', reason: 'Motivo', owner: 'Responsable' },
    ...{ template: 'Plantilla', wantsNoMail: 'No quiere correos' },
  },
  conversations: { owner: 'Responsable' },
  'conversation-settings': {
    firstAnswerHours: 'Horas hábiles para la primera respuesta',
    nextAnswerHours: 'Horas hábiles para las siguientes',
    opensAt: 'Se atiende desde las',
    closesAt: 'Hasta las',
  },
  'sales-goals': { quotes: 'Cotizaciones', leads: 'Solicitudes', won: 'Ganadas' },
  'staff-absences': { isAway: 'Ausente', until: 'Hasta' },
  'lead-staff': { isTaking: 'Toma solicitudes nuevas' },
  'lead-settings': {
    answerHours: 'Horas hábiles para responder',
    opensAt: 'Se atiende desde las',
    closesAt: 'Hasta las',
    sharesInTurn: 'Reparto por turnos',
  },
  customers: {
    legalName: 'A nombre de',
    borderRegionUntil: 'Región fronteriza hasta',
    withAmounts: 'Con importes',
    what: 'Dato',
    of: 'Registro',
    note: 'Detalle',
  },
  invoices: { contract: 'Contrato', movementId: 'Movimiento' },
  'bank-accounts': { mapping: 'Columnas' },
  'bank-files': { account: 'Cuenta', sha256: 'Huella del archivo (SHA-256)', bytes: 'Tamaño en bytes' },
  'bank-lines': { note: 'Nota', contractId: 'Contrato', paymentId: 'Pago' },
  'bank-days': { accounted: 'Aplicado, en suspenso, devuelto o propio', note: 'Nota' },
  'field-keys': { rotated: 'Datos que se cifraron de nuevo' },
  staff: { secondFactor: 'Con segundo paso', kind: 'Cuál', session: 'Sesión', all: 'Todas las demás' },
  'signing-requests': {
    title: 'Documento',
    contractId: 'Contrato',
    deadline: 'Último día para firmar',
    signers: 'Firmantes',
    isAccepted: 'Certificado aceptado',
    file: 'Archivo',
  },
  'signing-settings': {
    representativeName: 'Nombre del representante',
    representativeRfc: 'RFC del representante',
    representativeEmail: 'Correo del representante',
  },
  'rate-changes': {
    planSlug: 'Plan',
    effectiveOn: 'Rigen desde',
    approvalNeeded: 'Las autoriza otra persona',
    note: 'Por qué se rechazó',
    state: 'Estado',
  },
  'rate-settings': { approvalNeeded: 'Las autoriza otra persona' },
  plans: { version: 'Versión', effectiveOn: 'Rige desde' },
  'letter-settings': { signatory: 'Quién firma', position: 'Cargo' },
  'payment-promises': { amount: 'Importe', day: 'Promete pagar el' },
  restructurings: {
    paymentsLeft: 'Pagos que faltan',
    graceMonths: 'Meses de solo intereses',
    validUntil: 'Se acepta hasta el',
    by: 'Quién respondió',
    shown: 'Huella de lo aceptado',
  },
  collections: {
    channel: 'Medio',
    direction: 'Quién buscó',
    result: 'Resultado',
    spokenTo: 'Con quién',
    exception: 'Excepción',
    stopReason: 'Motivo',
    allContracts: 'Todos los contratos',
    until: 'Hasta',
  },
  'collection-settings': {
    weekdayFrom: 'Lunes a viernes, desde',
    weekdayUntil: 'Lunes a viernes, hasta',
    saturdayFrom: 'Sábados, desde',
    saturdayUntil: 'Sábados, hasta',
  },
  'reminder-steps': {
    days: 'Días (antes, negativos)',
    position: 'Turno',
    ways: 'Por dónde',
    subject: 'Asunto',
    body: 'Texto',
    amountFrom: 'Desde',
    amountTo: 'Hasta',
    ages: 'Antigüedad',
    waitsForPromise: 'Calla con promesa abierta',
    automatic: 'Pago automático',
    personTypes: 'Tipo de persona',
    version: 'Versión',
  },
  'tax-changes': { legalName: 'A nombre de' },
};

/** What any section's entries may be told with. */
const OF_ALL: Words = {
  more: 'Veces más',
  rows: 'Filas',
  format: 'Formato',
  downloaded: 'Archivo descargado',
  filter: 'Filtro',
  reason: 'Motivo',
  created: 'Registros nuevos',
  updated: 'Registros cambiados',
};

/** Names of the values of a type of content's fields, of those that have a few only. */
const choiceNames = ({ fields }: ContentKind): Readonly<Record<string, Words>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.type === 'choice' ? [[name, field.names]] : [])),
  );

/** What has entries and no section of its own. */
const SECTIONS: Words = {
  staff: 'Cuenta del personal',
  sessions: 'Sesión',
  'refund-requests': 'Solicitud de devolución',
  'desk-settings': 'Límites de finanzas',
  'rate-settings': 'Autorización de tasas',
  'conversation-settings': 'Atención de mensajes',
  'bill-settings': 'Plazos de las facturas de vehículo',
  'lead-settings': 'Atención de solicitudes',
  'sales-goals': 'Metas de ventas',
  'lead-staff': 'Turnos de solicitudes',
  'staff-absences': 'Ausencias del personal',
  'letter-settings': 'Firma de las cartas',
  'collection-settings': 'Horario de contacto',
  'signing-settings': 'Representante que firma',
  'field-keys': 'Datos cifrados',
  'issued-cfdis': 'Facturas por timbrar',
  'invoicing-settings': 'Emisión de facturas',
  dashboard: 'Inicio',
  'content-agenda': 'Lo que cambia en el sitio',
  batches: 'Lote de otro sistema',
};

export const sectionName = (resource: string): string => SECTIONS[resource] ?? resource;

/** Of entries from before there were stages. */
const FORMER_LEAD_STATES: Words = { new: 'Nueva', contacted: 'Contactada', closed: 'Cerrada' };

const VALUES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  contracts: { kind: TRANSFER_NAMES },
  'bill-requests': {
    state: labelsOf(BILL_STATE_LOOK),
    paper: PAPER_NAMES,
    way: { counter: 'En mostrador', courier: 'Con mensajería' },
    receiver: { holder: 'El titular', representative: 'Otra persona' },
    signing: { screen: 'En pantalla', paper: 'En papel' },
    what: { 'id-number': 'Número de identificación' },
    reason: REVEAL_REASON_NAMES,
  },
  conversations: { state: labelsOf(CONVERSATION_STATE_LOOK) },
  // Of a correction it is what somebody wrote.
  customers: { reason: REVEAL_REASON_NAMES, what: IDENTIFIER_NAMES },
  leads: { stage: labelsOf(LEAD_STAGE_LOOK), state: FORMER_LEAD_STATES, reason: LOST_REASON_NAMES },
  staff: { kind: { totp: 'Aplicación de códigos', passkey: 'Llave de acceso' } },
  'rights-requests': { state: labelsOf(RIGHTS_STATE_LOOK) },
  'signing-requests': { state: labelsOf(SIGNING_STATE_LOOK) },
  'payment-promises': { state: labelsOf(PAYMENT_PROMISE_STATE_LOOK) },
  restructurings: { state: labelsOf(RESTRUCTURING_STATE_LOOK) },
  collections: {
    channel: CONTACT_CHANNEL_NAMES,
    direction: CONTACT_DIRECTION_NAMES,
    result: CONTACT_RESULT_NAMES,
    spokenTo: CONTACT_SPOKEN_TO_NAMES,
    stopReason: CONTACT_STOP_REASON_NAMES,
  },
  'policy-submissions': { state: labelsOf(POLICY_SUBMISSION_STATE_LOOK) },
  'rate-changes': { state: labelsOf(RATE_CHANGE_STATE_LOOK) },
  'tax-changes': { state: labelsOf(TAX_CHANGE_STATE_LOOK) },
  ...Object.fromEntries(Object.values(CONTENT).map((kind: ContentKind) => [kind.name, choiceNames(kind)])),
};

export const auditFieldName = (resource: string, field: string): string | undefined =>
  FIELDS[resource]?.[field] ?? OF_ALL[field];

/** A value as staff know it from the section it is of. */
export const auditValueName = (resource: string, field: string, value: unknown): string | undefined =>
  typeof value === 'string' ? VALUES[resource]?.[field]?.[value] : undefined;
