import { defineTexts } from '../wording.js';

/** What one has to know of a plan to choose between plans. */
export const plansFacts = defineTexts('plansFacts', {
  owner: 'De quién es',
  start: 'Al empezar',
  term: 'Plazo',
  end: 'Al terminar',
  suits: 'Para quién',
  yours: 'Suya desde la firma; queda en garantía',
  yoursAtTheEnd: 'Nuestra durante el contrato; puede ser suya al final',
  ours: 'Nuestra; usted paga por usarla',
  suitsKeeping: 'Quien trabajará la unidad muchos años y la quiere como patrimonio',
  suitsLowPayments: 'Quien busca pagar menos cada mes y renueva en pocos años',
  suitsDecidingLater: 'Empresas y personas con actividad empresarial que quieren decidir al final',
  suitsRenewing: 'Quien renueva su flota seguido y cuida su capital de trabajo',
  noDownPayment: 'Sin enganche',
  downPayment: 'Enganche de {share} del precio',
  noInitialRent: 'Sin renta inicial',
  initialRent: 'Renta inicial de {share} del precio sin IVA',
  // Told after the down payment: `Sin enganche, depósito de 2 rentas y comisión de 2 %`.
  deposit: { one: 'depósito de una renta', other: 'depósito de {n} rentas' },
  fee: 'comisión de {percent}',
  range: '{least} a {most}',
  months: '{months} meses',
  monthsRange: '{least} a {most} meses',
  free: 'Queda libre de garantía, sin nada más que pagar',
  finalPayment: 'Pago final de {share} del precio y queda libre de garantía',
  purchase: 'La compra por {percent} del precio sin IVA, prorroga o participa de su venta',
  giveBack: 'La devuelve, la cambia o la compra por {share} del precio sin IVA, según el plazo',
});
