import type { AdminBillRequest, BillRequestState } from '@flota/schemas';

/** What staff do to get there. */
export const STEP_NAMES: Record<BillRequestState, string> = {
  received: 'Recibir',
  in_review: 'Tomar en revisión',
  rejected: 'Rechazar',
  preparing: 'Pasar a preparación',
  sent_to_distributor: 'Marcar como enviada',
  ready_for_pickup: 'Marcar lista para recoger',
  with_courier: 'Enviar con mensajería',
  delivered: 'Registrar la entrega',
  needs_correction: 'Pedir una corrección',
};

export const BILL_FILE_NAMES: Record<AdminBillRequest['files'][number]['purpose'], string> = {
  docs: 'Identificación o poder',
  docs_back: 'Identificación, reverso',
  sat: 'Constancia de situación fiscal',
};
