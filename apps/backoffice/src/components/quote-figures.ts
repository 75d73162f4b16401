import { formatMoney } from '../i18n/format.js';
import { isZero } from './amounts.js';

/**
 * The figures of `@flota/finance` that staff are asked about, in the order people ask. A plan has only some of
 * them; figures not named here (exact intermediate values) stay out of sight.
 */
const LABELS: Record<string, string> = {
  monthlyPayment: 'Mensualidad',
  rentTotal: 'Renta mensual con IVA',
  rentWithoutVat: 'Renta mensual sin IVA',
  rentVat: 'IVA de la renta',
  insuranceTotal: 'Seguro obligatorio con IVA, cada mes',
  downPayment: 'Enganche',
  initialRentWithoutVat: 'Renta inicial sin IVA',
  initialRentVat: 'IVA de la renta inicial',
  guaranteeDeposit: 'Depósito en garantía',
  openingFee: 'Comisión por apertura',
  openingFeeVat: 'IVA de la comisión',
  initialOutlay: 'Desembolso inicial',
  amountFinanced: 'Monto a financiar',
  balloon: 'Pago final',
  residualValueWithoutVat: 'Valor residual sin IVA',
  purchaseOptionWithVat: 'Opción de compra con IVA',
  optionalPurchaseWithVat: 'Compra al final con IVA (opcional)',
  totalInterest: 'Total de intereses',
  totalVatOnInterest: 'IVA de los intereses',
  totalRentsWithVat: 'Total de rentas con IVA',
  totalOfMonthlyPayments: 'Total de mensualidades',
  totalPaidAll: 'Total a pagar',
};

export interface LabelledFigure {
  name: string;
  label: string;
  value: string;
}

export function moneyFigures(figures: Record<string, string>): LabelledFigure[] {
  return Object.entries(LABELS).flatMap(([name, label]) => {
    const amount = figures[name];
    return amount === undefined || isZero(amount) ? [] : [{ name, label, value: formatMoney(amount) }];
  });
}

/** A pure lease is no credit and has no CAT. The law asks for "sin IVA" right after it. */
export const catFigure = ({ catDisplay }: Record<string, string>): string | null =>
  catDisplay ? `${catDisplay} sin IVA` : null;

/** What the CAT is for, and whether the insurance counts in it. */
export function catLabel({ catInsurance }: Record<string, string>): string {
  if (catInsurance === undefined) return 'CAT (para fines informativos y de comparación)';
  return `CAT ${isZero(catInsurance) ? 'sin' : 'con'} el seguro obligatorio (para fines informativos y de comparación)`;
}
