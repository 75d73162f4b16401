import { defineTexts } from '../wording.js';

/** Where whoever is shown a letter finds out whether it is ours. */
export const letterVerification = defineTexts('letterVerification', {
  title: 'Verificar una carta',
  description: 'Compruebe si una carta de liquidación, finiquito o constancia es auténtica y sigue vigente.',
  lead: 'Compruebe con el folio y la clave que están impresos en la carta si la expedimos nosotros y si lo que dice sigue siendo cierto.',
  folio: 'Folio',
  folioHint: 'Arriba a la derecha, por ejemplo L-7K3MQ-92XAB.',
  code: 'Clave',
  codeHint: 'Al pie, junto al código QR, por ejemplo 4F7K-92XM.',
  submit: 'Verificar',
  submitting: 'Verificando…',
  another: 'Verificar otra carta',
  help: '¿Tiene dudas de una carta?',

  // What kind of letter it is
  payoff_letter: 'Carta de liquidación anticipada',
  settlement_letter: 'Carta finiquito',
  interest_certificate: 'Constancia de intereses',
  rent_certificate: 'Constancia de rentas pagadas',
  bill_receipt: 'Acuse de entrega de la factura del vehículo',
  restructuring_agreement: 'Convenio modificatorio del contrato',
  kindOfYear: '{document} {year}',

  holdsTitle: 'La carta es auténtica y está vigente',
  holds: 'La expedimos nosotros y lo que dice sigue siendo cierto hoy.',
  expiredTitle: 'La carta es auténtica, pero ya venció',
  expired: 'El importe que dice ya no es válido. Pida al titular del contrato una carta nueva.',
  changedTitle: 'La carta es auténtica, pero ya no es exacta',
  changed: 'Después de expedirla hubo movimientos en el contrato. Pida al titular una carta nueva.',
  voidedTitle: 'La carta perdió su validez',
  voided:
    'La expedimos nosotros, pero después se corrigió el contrato y dejó de ser cierta. No la acepte: pida al titular una carta nueva.',
  unknownTitle: 'No reconocemos esta carta',
  unknown:
    'Ninguna carta nuestra tiene ese folio con esa clave. Revise que los haya escrito como están impresos. Si coinciden, no acepte la carta y llámenos.',

  document: 'Documento',
  issuedOn: 'Expedida el',
  validUntil: 'Válida hasta el',
  voidedOn: 'Sin validez desde el',
  compareTitle: 'Compare con la carta',
  compare:
    'Por privacidad no mostramos nombres ni importes. Estas terminaciones deben ser iguales a las de la carta que tiene en la mano:',
  contract: 'Contrato, termina en',
  vin: 'Número de serie (NIV), termina en',
  clabe: 'CLABE para pagar, termina en',
});
