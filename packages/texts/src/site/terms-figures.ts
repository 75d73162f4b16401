import { defineTexts } from '../wording.js';

/** The figures of a quote: what each is called, and what is remarked beside it. */
export const termsFigures = defineTexts('termsFigures', {
  signing: 'Al firmar',
  credit: 'Su financiamiento',
  lease: 'Su arrendamiento',
  inTotal: 'En total',
  atTheEnd: 'Al terminar',

  noVat: 'Sus intereses no causan IVA',
  vatIncluded: 'IVA de los intereses incluido',
  vatShrinking: 'IVA de los intereses incluido, que baja cada mes; sin IVA son {amount}',
  rentVatIncluded: 'IVA incluido; sin IVA son {amount}',

  insuranceRequired: 'Seguro obligatorio al mes',
  insuranceOptional: 'Seguro opcional al mes',
  insuranceApartFromPayment: 'Aparte de la mensualidad; IVA incluido',
  insuranceApartFromRent: 'Aparte de la renta mensual; IVA incluido',
  insuranceEstimate: 'Estimado: {percent} del precio al año, más IVA',
  insuranceOfTerm: 'Seguro en todo el plazo',
  insuranceOfTermNote: 'IVA incluido',
  totalWithInsurance: 'Total con seguro',
  totalWithoutInsurance: 'Total sin seguro',

  initialOutlay: 'Total al firmar',
  openingFee: 'Comisión por apertura',
  openingFeeFinanced: 'Comisión financiada',
  openingFeeVat: 'IVA de la comisión',
  total: 'Total a pagar',
  totalNote: 'Enganche incluido',
  totalNoteUninsured: 'Enganche incluido, sin el seguro',

  interest: 'Intereses',
  interestVat: 'IVA de los intereses',
  amountFinanced: 'Monto financiado',
  balloon: 'Pago final (globo)',
  balloonNote: 'Junto con la última mensualidad',
  downPayment: 'Enganche',
  payments: 'Suma de mensualidades',

  deposit: 'Depósito en garantía',
  depositNote: 'Se le devuelve al final',
  depositReturned: 'Depósito devuelto',
  rents: 'Suma de rentas, con IVA',
  rentWithoutVat: 'Renta sin IVA',
  rentVat: 'IVA de la renta',
  rent: 'Renta con IVA',

  leaseAmountFinanced: 'Monto financiado, sin IVA',
  leaseInterest: 'Intereses, sin IVA',
  purchaseOption: 'Opción de compra, con IVA',
  purchaseOptionNote: 'Si decide quedarse con la unidad',
  leaseTotalNote: 'Con IVA y opción de compra',
  leaseTotalNoteUninsured: 'Con IVA y opción de compra, sin el seguro',
  initialRent: 'Renta inicial',
  initialRentVat: 'IVA de la renta inicial',

  firstRent: 'Primera renta, con IVA',
  firstRentNote: 'Por adelantado',
  optionalPurchase: 'Compra opcional, con IVA',
  optionalPurchaseNote: 'Por su valor residual; si no la compra, la devuelve',
  residualValue: 'Valor residual, sin IVA',
});
