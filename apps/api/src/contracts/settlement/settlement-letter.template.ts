import type { RenderedEmail, Sender } from '../../platform/mail/email-parts.js';
import { renderLetter } from '../../platform/mail/letter.js';

interface SettledContract {
  folio: string;
  name: string;
  contractNumber: string;
  vehicle: string;
}

/** The e-mail that brings the letter; what it is about is in there, the figures stay in the paper. */
export const renderSettlementEmail = (sender: Sender, settled: SettledContract): RenderedEmail => {
  const { folio, name, contractNumber, vehicle } = settled;
  return renderLetter(sender, {
    subject: `Su contrato ${contractNumber} está liquidado`,
    title: 'Su contrato está liquidado',
    folio,
    preheader: `Adjuntamos la carta finiquito del contrato ${contractNumber}.`,
    paragraphs: [
      `Hola, ${name}:`,
      `Recibimos el último pago del contrato ${contractNumber}, ${vehicle}. Ya no debe nada por él.`,
      'Adjuntamos su carta finiquito. También puede descargarla cuando quiera desde su cuenta.',
      'El siguiente paso es la factura del vehículo: solicítela en su cuenta, en Estados de cuenta y facturas, y siga ahí cada etapa.',
    ],
    whyReceived: `Recibió este correo porque tiene un contrato con ${sender.name}.`,
  });
};
