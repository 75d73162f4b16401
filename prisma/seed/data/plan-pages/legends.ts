/** General conditions of every plan. HTML, as are the risk legends. */
export const conditions = (...own: string[]): string =>
  list([
    'Sujeto a previa aprobación de crédito.',
    'La vigencia de la póliza de seguro debe coincidir con el inicio y el fin del contrato de financiamiento.',
    'Los planes y los precios pueden cambiar sin previo aviso.',
    ...own,
  ]);

const DEFAULT_LEGEND = 'Incumplir sus obligaciones le puede generar comisiones e intereses moratorios.';
const CAPACITY_LEGEND = 'Contratar créditos por arriba de su capacidad de pago puede afectar su historial crediticio.';
const GUARANTOR_LEGEND =
  'El avalista, obligado solidario o coacreditado responde como obligado principal frente a la entidad financiera.';
const VARIABLE_RATE_LEGEND =
  'Al ser un crédito de tasa variable, los intereses pueden aumentar. Aplica solo a los contratos que así lo indiquen; nuestros planes son de tasa fija.';

export const creditRisks = list([DEFAULT_LEGEND, CAPACITY_LEGEND, GUARANTOR_LEGEND, VARIABLE_RATE_LEGEND]);

/** A pure lease is not a credit: it has no interest that could rise. */
export const leaseRisks = list([DEFAULT_LEGEND, CAPACITY_LEGEND, GUARANTOR_LEGEND]);

function list(items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
