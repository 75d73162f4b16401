import type { LedgerDifferenceKind } from '@flota/schemas';

/** What a difference means and how it is settled, for staff. */
export const MEANINGS: Record<LedgerDifferenceKind, string> = {
  movement_here:
    'El libro tiene un pago que aquí no está. Búsquelo en el banco: si llegó, acepte lo del libro y se registra; si no, avise a quien lleva el libro.',
  movement_there:
    'Aquí hay un pago que el libro no tiene, o que anuló. Búsquelo en el banco: si llegó, avise a quien lleva el libro o envíelo de nuevo en Entregas; si no, acepte lo del libro y se anula.',
  movement: 'Los dos tienen el pago, con otra cantidad o de otro día. Manda lo que diga el banco.',
  balance:
    'El saldo no es el mismo. No se escribe encima: resulta de los pagos y de lo pactado. Resuelva primero los pagos que difieren; si ninguno difiere, compare tasa, primer vencimiento e IVA con quien lleva el libro.',
  instalments:
    'La tabla de pagos no es la misma. No se escribe encima: resulta de lo pactado y de los pagos. Resuelva primero los pagos que difieren; si ninguno difiere, compare lo pactado con quien lleva el libro.',
  state:
    'De un lado está liquidado y del otro no. Suele faltar un pago, o centavos: resuelva primero los pagos que difieren.',
  customer:
    'Los datos del cliente no son los mismos. Pregúntele cuáles valen. Quien ya usa su cuenta los cambia ahí; nombre fiscal y RFC cambian con una solicitud.',
  contract: 'El libro tiene un contrato que aquí no está. Si debe estar, acéptelo: entra con todos sus pagos.',
  unreadable:
    'Lo que envió el libro de este contrato no está como se acordó, y por eso no se compara. Envíe lo que dice abajo a quien lo opera; termina sola cuando lo corrija.',
};
