import type { ContractDocumentKind } from '@flota/prisma';
import type { PaperKind } from '@flota/schemas';

/** Letters as the account calls them. */
export const LETTER_NAMES: Record<ContractDocumentKind, string> = {
  payoff_letter: 'Carta de liquidación',
  settlement_letter: 'Carta finiquito',
  interest_certificate: 'Constancia de intereses',
  rent_certificate: 'Constancia de rentas pagadas',
  bill_receipt: 'Acuse de entrega de la factura',
  restructuring_agreement: 'Convenio modificatorio',
};

/** What has no name of its own. */
export const KIND_NAMES: Record<Extract<PaperKind, 'receipt' | 'contract' | 'cover' | 'schedule'>, string> = {
  receipt: 'Comprobante de pago',
  contract: 'Contrato firmado',
  cover: 'Carátula del contrato',
  schedule: 'Tabla de amortización',
};

/** A pure lease has neither a carátula nor capital that is paid off. */
export const LEASE_NAMES = { cover: 'Resumen del arrendamiento', schedule: 'Tabla de rentas' } as const;
