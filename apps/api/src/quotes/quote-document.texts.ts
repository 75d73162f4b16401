import { formatPercent } from '@flota/figures';
import { type PersonKind, personKindOf, type PersonType, type PlanKind } from '@flota/schemas';

/** What the customer pays every month is a `mensualidad` of a credit and a `renta` of a lease. */
export const PAYMENTS: Record<PlanKind, string> = {
  direct_credit: 'mensualidades',
  flexibility: 'mensualidades',
  financial_lease: 'rentas',
  pure_lease: 'rentas',
};

export const LEGENDS = [
  {
    title: 'Condiciones generales',
    items: [
      'Sujeto a previa aprobación de crédito.',
      'La vigencia de la póliza de seguro debe coincidir con el inicio y el fin del contrato de financiamiento.',
      'Los planes y los precios pueden cambiar sin previo aviso.',
    ],
  },
  {
    title: 'Leyendas de riesgo',
    items: [
      'Contratar a tasa variable puede aumentar los intereses que pague.',
      'Incumplir sus obligaciones le puede generar comisiones e intereses moratorios.',
      'Contratar créditos que excedan su capacidad de pago afecta su historial crediticio.',
      'El avalista, obligado solidario o coacreditado responde como obligado principal por el total del pago.',
    ],
  },
];

/** Papers asked of each kind of person (section 9 of the specification), the ones without which nothing starts. */
const FIRST_PAPERS: Record<PersonKind, string> = {
  fisica: 'identificación oficial vigente, RFC, comprobante de domicilio y estados de cuenta bancarios',
  moral:
    'identificación oficial del representante legal, RFC, comprobante de domicilio, acta constitutiva y poderes, y estados de cuenta bancarios',
};

/** @param adviser the name of whoever takes the customer on, where that isn't the lender itself */
export function nextSteps(
  personType: PersonType,
  contact: { phone: string; email: string },
  adviser?: string,
): string[] {
  return [
    'Revise las cifras. Si quiere otro enganche, plazo o plan, abra su cotización y ajústela.',
    `Reúna sus documentos: ${FIRST_PAPERS[personKindOf(personType)]}.`,
    adviser
      ? `Comuníquese con ${adviser} y mencione su folio para iniciar su solicitud.`
      : `Llámenos al ${contact.phone} o escríbanos a ${contact.email} con su número de folio para iniciar su solicitud.`,
  ];
}

/** Of a quote of several kinds of vehicle: how its figures come about. */
export const MIXED_NOTE =
  'Cada vehículo tiene su propio contrato, redondeado al centavo; los importes son la suma de todos y el CAT es el del conjunto.';

/**
 * What premium was assumed, and where it is; quotes by an earlier method do not know the first, and several kinds of
 * vehicle may have one each.
 */
export function insuranceNote(annualPercentOfPrice: string | undefined, mixed: boolean): string {
  if (annualPercentOfPrice === undefined && mixed) {
    return 'La prima del seguro es una estimación por tipo de vehículo, más IVA. Se paga cada mes aparte y solo está en los importes que lo dicen.';
  }
  if (annualPercentOfPrice === undefined) {
    return 'El seguro obligatorio, con IVA, se paga cada mes aparte y no está en ningún otro importe.';
  }
  return `La prima del seguro es una estimación: ${formatPercent(annualPercentOfPrice)} del precio al año, más IVA. Se paga cada mes aparte y solo está en los importes que lo dicen.`;
}

export const firstPaymentNote = (day: string): string =>
  `Su primer pago es el ${day}: lleva los intereses de los días que pasan hasta entonces.`;

export const BORDER_NOTE =
  'El IVA de los intereses es el de la región fronteriza norte, lo que se confirma al contratar con su constancia de situación fiscal.';

export function vatNote(kind: PlanKind, vatIsCharged: boolean): string {
  if (kind === 'pure_lease') {
    return 'El IVA se calcula sobre la renta completa. El depósito en garantía no causa IVA y se le devuelve al terminar el contrato.';
  }
  if (kind === 'financial_lease') return 'El IVA se calcula sobre el capital y los intereses de cada renta.';
  return vatIsCharged
    ? 'El precio del vehículo incluye IVA. El IVA de cada mensualidad se calcula solo sobre sus intereses.'
    : 'El precio del vehículo incluye IVA. Los intereses se cotizan exentos de IVA por tratarse de un vehículo para su actividad empresarial (artículo 15, fracción X, inciso b, de la Ley del IVA), lo que se confirma al contratar.';
}
