import type { AccountActivity, AccountPerson, AccountRole } from '@flota/schemas';

/** What a role may do, to who gives it. */
export const ROLE_WORDS: Record<AccountRole, string> = {
  administrator:
    'Hace todo lo que usted hace, también invitar a otras personas. No firma por usted, no cambia sus datos fiscales ni puede quitarle su cuenta.',
  payer: 'Ve saldos, paga y descarga estados de cuenta, facturas y cartas.',
  accountant: 'Ve saldos y movimientos y descarga estados de cuenta, facturas y cartas. No paga ni cambia nada.',
  driver: 'Ve la póliza de seguro y los pagos solo de las unidades que usted elija, y puede enviar la póliza renovada.',
};

export const STATE_WORDS: Record<AccountPerson['state'], string> = {
  invited: 'Invitación enviada',
  expired: 'Invitación caducada',
  active: 'Con acceso',
  revoked: 'Sin acceso',
};

/** What somebody did, after their name. */
export const DEED_WORDS: Record<AccountActivity['entries'][number]['did'], string> = {
  entered: 'entró a la cuenta',
  'paper.opened': 'abrió un documento',
  'paper.written': 'pidió una carta o constancia',
  'paper.mailed': 'se envió un documento por correo',
  'papers.zipped': 'preparó un ZIP de documentos',
  'mailbox.named': 'cambió el correo del contador',
  'mailbox.removed': 'quitó el correo del contador',
  'movements.exported': 'descargó los movimientos de un contrato',
  'receipt.opened': 'abrió un recibo de pago',
  'policy.opened': 'abrió una póliza de seguro',
  'policy.sent': 'envió una póliza de seguro',
  'payment.started': 'inició un pago',
  'payment.promised': 'prometió un pago',
  'promise.withdrawn': 'retiró una promesa de pago',
  'restructuring.decided': 'respondió a una propuesta de reestructura',
  'credit.used': 'usó saldo a favor',
  'excess.chosen': 'cambió qué se hace con los excedentes',
  'refund.asked': 'pidió una devolución',
  'contract.named': 'cambió el nombre de un contrato',
  'bill.asked': 'pidió la factura de un vehículo',
  'bill.mended': 'corrigió la solicitud de una factura',
  'bill.delivery-chosen': 'eligió dónde recoger una factura',
  'message.written': 'escribió a atención a clientes',
  'message.rated': 'dijo cómo le atendieron',
  'file.opened': 'abrió un archivo de un mensaje',
  invited: 'invitó a',
  accepted: 'aceptó la invitación',
  changed: 'cambió el acceso de',
  resent: 'volvió a invitar a',
  revoked: 'quitó el acceso a',
  left: 'dejó su acceso',
  looked: 'vio su cuenta como la ve usted, sin cambiar nada',
};

/** Why somebody of the lender looked, after that. */
export const LOOK_WORDS: Record<NonNullable<AccountActivity['entries'][number]['reason']>, string> = {
  question: ', para responder una duda',
  failure: ', para revisar algo que no se veía bien',
  complaint: ', para atender una queja',
  other: '',
};
