import type { AccountPayment } from '@flota/schemas';
import { formatMoney } from '../../lib/format.js';

export interface ResultWords {
  title: string;
  lead: string;
}

type Shown = Pick<
  AccountPayment,
  'state' | 'kind' | 'amount' | 'contractLabel' | 'duplicate' | 'failureCode' | 'group'
>;

const PAID: Record<AccountPayment['kind'], string> = {
  due: 'Su pago ya está aplicado',
  other: 'Su pago ya está aplicado',
  prepayment: 'Su abono a capital ya está aplicado',
  payoff: 'Recibimos su liquidación',
  purchase_option: 'Recibimos el pago de su vehículo',
};

const FAILURES: Record<string, string> = {
  card_declined: 'Su banco rechazó la tarjeta. Hable con él o use otra.',
  insufficient_funds: 'La tarjeta no tiene fondos suficientes. Use otra o pague por transferencia.',
  authentication_required:
    'Su banco pide que usted autorice el pago. Vuelva a intentarlo y elija “Otra tarjeta”: en la página del procesador podrá autorizarlo.',
  card_unknown: 'El procesador ya no reconoce esa tarjeta. Use otra.',
  expired_card: 'La tarjeta ya venció. Use otra.',
  provider_unavailable: 'No logramos comunicarnos con el procesador de pagos. Vuelva a intentarlo en unos minutos.',
};

/** How a payment went, and what it means for the customer. `cancelled`: they came back without paying. */
export function resultWords(payment: Shown, { cancelled = false, slow = false } = {}): ResultWords {
  const { state, kind, amount, contractLabel, duplicate, failureCode, group } = payment;
  switch (state) {
    case 'paid':
      if (duplicate) {
        return {
          title: 'Recibimos un pago más',
          lead: `Otro pago ya cubría lo mismo. Lo que sobró de estos ${formatMoney(amount)} MXN es suyo y quedó a favor en su contrato ${contractLabel}: ahí elige si lo usa o lo pide de vuelta.`,
        };
      }
      if (group) {
        return {
          title: 'Sus pagos ya están aplicados',
          lead: `Recibimos ${formatMoney(group.amount)} MXN para ${group.payments.length} contratos.`,
        };
      }
      return {
        title: PAID[kind],
        lead: `Recibimos ${formatMoney(amount)} MXN para su contrato ${contractLabel}.`,
      };
    case 'failed':
      if (failureCode === 'amount_mismatch') {
        return {
          title: 'Estamos revisando su pago',
          lead: 'El procesador cobró un importe distinto del que pedimos. No lo hemos aplicado: lo revisa una persona y le escribiremos.',
        };
      }
      return {
        title: 'El pago no se hizo',
        lead: `${FAILURES[failureCode ?? ''] ?? 'El procesador no pudo cobrar a la tarjeta.'} No se aplicó ningún cargo a su contrato.`,
      };
    case 'expired':
      return {
        title: 'El tiempo para pagar terminó',
        lead: 'No se hizo ningún cargo: pasó su tiempo, o empezó otro pago del mismo contrato. Puede empezar de nuevo cuando quiera.',
      };
    case 'started':
      if (cancelled) {
        return {
          title: 'Canceló el pago',
          lead: 'No se hizo ningún cargo. Puede continuar donde se quedó o pagar después.',
        };
      }
      return {
        title: 'Estamos confirmando su pago',
        lead: slow
          ? 'El procesador está tardando más de lo normal. Puede cerrar esta página: en cuanto nos confirme, aplicaremos su pago y le escribiremos. No pague otra vez.'
          : 'Esperamos la confirmación del procesador. Suele tardar unos segundos; no cierre esta página.',
      };
  }
}
