import type { AccountAlert } from '@flota/schemas';
import { formatDate, formatMoney } from '../../../lib/format.js';
import {
  AUTOMATIC_PAYMENTS_PATH,
  BILL_REQUEST_PATH,
  contractPath,
  EMAIL_LINK,
  PAPERS_PATH,
  INSURANCE_LINK,
  MESSAGES_PATH,
  TAX_LINK,
} from '../../account/index.js';
import { dueInWords } from '../due.texts.js';

export interface AlertWords {
  /** What is the matter. */
  title: string;
  /** What it means and what to do. */
  text: string;
  /** `urgent` costs money as long as it lasts. */
  tone: 'urgent' | 'soon' | 'news';
  /** Where to do it; to be paid where there is no address. */
  action: { label: string; to: string } | { label: 'Pagar' };
}

/** What the customer reads of an alert. */
export function alertWords({ kind, contractId, contractLabel, date, amount }: AccountAlert, today: string): AlertWords {
  const of = contractLabel ? ` de ${contractLabel}` : '';
  const money = amount ? formatMoney(amount) : '';
  const day = date ? formatDate(date) : '';
  switch (kind) {
    case 'overdue':
      return {
        title: `Pago vencido${of}: ${money}`,
        text: `${date ? `El más antiguo ${dueInWords(date, today)}. ` : ''}Cada día que pasa causa intereses moratorios: pague hoy para detenerlos.`,
        tone: 'urgent',
        action: { label: 'Pagar' },
      };
    case 'automatic-paused':
      return {
        title: `El pago automático${of} está en pausa`,
        text: `No se cobrará nada hasta que lo reanude${day && `, y el siguiente pago vence el ${day}`}. Vea el motivo, o pague por otro medio.`,
        tone: 'urgent',
        action: { label: 'Ver y reanudar', to: AUTOMATIC_PAYMENTS_PATH },
      };
    case 'restructuring':
      return {
        title: `Le proponemos reestructurar su contrato${contractLabel ? ` ${contractLabel}` : ''}`,
        text: `Vea cómo quedarían sus pagos${day && ` y responda a más tardar el ${day}`}. Nada cambia mientras usted no acepte.`,
        tone: 'soon',
        action: { label: 'Ver la propuesta', to: contractPath(contractId ?? '') },
      };
    case 'due-soon':
      return {
        title: `Su pago${of} ${date ? dueInWords(date, today) : 'vence pronto'}`,
        text: `Son ${money}${day && `, a más tardar el ${day}`}.`,
        tone: 'soon',
        action: { label: 'Pagar' },
      };
    case 'policy-expired':
      return {
        title: `El seguro${of} ya venció`,
        text: `${day && `Terminó el ${day}. `}Su contrato pide que la unidad esté asegurada: renueve la póliza y envíenosla.`,
        tone: 'urgent',
        action: { label: 'Enviar la póliza', to: INSURANCE_LINK },
      };
    case 'policy-expiring':
      return {
        title: `El seguro${of} ${date ? dueInWords(date, today) : 'vence pronto'}`,
        text: `${day && `Termina el ${day}. `}Renuévelo antes para que la unidad no circule sin seguro.`,
        tone: 'soon',
        action: { label: 'Ver la póliza', to: INSURANCE_LINK },
      };
    case 'policy-short':
      return {
        title: `El seguro${of} termina antes que su contrato`,
        text: `${day && `Cubre hasta el ${day}. `}Las fechas del seguro y del contrato deben coincidir: prevea la renovación.`,
        tone: 'news',
        action: { label: 'Ver la póliza', to: INSURANCE_LINK },
      };
    case 'statement-ready':
      return contractLabel
        ? {
            title: `Ya está su estado de cuenta${of}`,
            text: `${day && `Con corte al ${day}. `}Puede verlo o recibirlo por correo.`,
            tone: 'news',
            action: { label: 'Ver estado de cuenta', to: PAPERS_PATH },
          }
        : {
            title: 'Ya están sus estados de cuenta',
            text: `${day && `Con corte al ${day}. `}Puede verlos o recibirlos por correo.`,
            tone: 'news',
            action: { label: 'Ver estados de cuenta', to: PAPERS_PATH },
          };
    case 'bill-available':
      return {
        title: `Ya puede pedir la factura del vehículo${of}`,
        text: 'Terminó de pagar. Pídala en línea y siga cada paso hasta la entrega.',
        tone: 'news',
        action: { label: 'Pedir la factura', to: BILL_REQUEST_PATH },
      };
    case 'bill-correction':
      return {
        title: `Su solicitud de factura${of} necesita una corrección`,
        text: 'Vea qué falta, corríjalo y envíelo. Lo demás ya lo tenemos.',
        tone: 'soon',
        action: { label: 'Corregir', to: BILL_REQUEST_PATH },
      };
    case 'bill-rejected':
      return {
        title: `No pudimos continuar con su solicitud de factura${of}`,
        text: 'Vea el motivo. Puede pedirla de nuevo.',
        tone: 'soon',
        action: { label: 'Ver el motivo', to: BILL_REQUEST_PATH },
      };
    case 'message':
      return {
        title: 'Tiene un mensaje sin leer',
        text: `Le respondimos${day && ` el ${day}`}.`,
        tone: 'news',
        action: { label: 'Leer el mensaje', to: MESSAGES_PATH },
      };
    case 'email-bounces':
      return {
        title: 'Nuestros correos no le llegan',
        text: 'Los que enviamos a su dirección regresan, y dejamos de mandarle avisos. Revísela, o escríbanos si es correcta.',
        tone: 'soon',
        action: { label: 'Revisar mi correo', to: EMAIL_LINK },
      };
    case 'tax-data-missing':
      return {
        title: `Faltan datos fiscales para facturar${of && ` los pagos${of}`}`,
        text: 'Sin régimen, uso y código postal no podemos emitir sus facturas.',
        tone: 'soon',
        action: { label: 'Completar mis datos', to: TAX_LINK },
      };
  }
}
