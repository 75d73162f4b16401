/** What staff read of an event, by its type. */
export const EVENT_TITLES = {
  'quote.requested': 'Cotización solicitada',
  'lead.created': 'Prospecto nuevo',
  'lead.merged': 'Prospectos unidos',
  'lead.unmerged': 'Prospectos separados',
  'payment.received': 'Pago recibido',
  'payment.reversed': 'Pago revertido',
  'bill-request.changed': 'Cambio en un trámite de factura',
  'statement.issued': 'Estado de cuenta emitido',
  'contract.settled': 'Contrato liquidado',
  'customer.changed': 'Cambio en un cliente',
  'contract.changed': 'Cambio en un contrato',
  'movement.posted': 'Movimiento registrado',
  'invoice.changed': 'Cambio en una factura (CFDI)',
  'policy.changed': 'Cambio en una póliza',
  'content.changed': 'Cambio en el contenido del sitio',
} as const;

export type EventType = keyof typeof EVENT_TITLES;
