import type { PlanKind, PlanRules } from '@flota/schemas';

const CREDITS: readonly PlanKind[] = ['direct_credit', 'flexibility'];
const LEASES: readonly PlanKind[] = ['financial_lease', 'pure_lease'];
const ALL: readonly PlanKind[] = [...CREDITS, ...LEASES];

interface Entry {
  id: string;
  title: string;
  content: string;
  kinds: readonly PlanKind[];
}

const entry = (id: string, title: string, content: string, kinds: readonly PlanKind[]): Entry => ({
  id,
  title,
  content,
  kinds,
});

const GLOSSARY: readonly Entry[] = [
  entry(
    'enganche',
    '¿Qué es el enganche?',
    'La parte del precio que usted paga al firmar. Financiamos el resto.',
    CREDITS,
  ),
  entry(
    'renta-inicial',
    '¿Qué es la renta inicial?',
    'Un primer pago al firmar, más IVA. Baja el monto que se financia y con él cada renta.',
    ['financial_lease'],
  ),
  entry(
    'comision',
    '¿Qué es la comisión por apertura?',
    'Lo que se cobra una sola vez por abrir el contrato. Es un porcentaje del monto financiado, más IVA.',
    ALL,
  ),
  entry(
    'iva',
    '¿Cuándo causan IVA los intereses?',
    'Para uso personal lo causan. No lo causan si financia con su empresa, o con actividad empresarial y la unidad es para ella; lo comprueba al contratar con su constancia de situación fiscal.',
    CREDITS,
  ),
  entry(
    'seguro',
    '¿El seguro va en la mensualidad?',
    'No. Se paga aparte cada mes y aquí es una estimación: el precio final lo da la aseguradora. Por eso mostramos el total y el CAT con seguro y sin él.',
    [...CREDITS, 'financial_lease'],
  ),
  entry(
    'globo',
    '¿Qué es el pago final o globo?',
    'Una parte del precio que se deja para el final. Sus mensualidades son más bajas y el pago final vence junto con la última.',
    ['flexibility'],
  ),
  entry(
    'deposito',
    '¿Qué es el depósito en garantía?',
    'Un monto que guardamos mientras dura el contrato. No lleva IVA y se le devuelve al final si está al corriente.',
    LEASES,
  ),
  entry(
    'opcion',
    '¿Qué es la opción de compra?',
    'El precio, fijo desde hoy, al que puede quedarse con la unidad al terminar el arrendamiento.',
    ['financial_lease'],
  ),
  entry(
    'residual',
    '¿Qué es el valor residual?',
    'Lo que valdrá la unidad al terminar. Puede comprarla por ese monto más IVA, o devolverla sin pagarlo.',
    ['pure_lease'],
  ),
  entry(
    'cat',
    '¿Qué es el CAT?',
    'El Costo Anual Total reúne en un solo porcentaje los intereses y las comisiones. Sirve para comparar créditos: el más bajo cuesta menos.',
    [...CREDITS, 'financial_lease'],
  ),
];

/** The words that a quote of this plan uses, each in plain Spanish. */
export const glossaryFor = (rules: PlanRules): readonly Entry[] =>
  GLOSSARY.filter(({ id, kinds }) => {
    if (id === 'deposito' && 'depositRents' in rules && rules.depositRents === 0) return false;
    if (id === 'seguro' && rules.insurance === null) return false;
    return kinds.includes(rules.kind);
  });
