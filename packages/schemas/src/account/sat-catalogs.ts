import type { FieldError } from '../problem.js';
import type { PersonKind } from '../person-types.js';

interface CatalogueEntry {
  code: string;
  name: string;
  fisica: boolean;
  moral: boolean;
}

export type FiscalRegime = CatalogueEntry;

export interface CfdiUse extends CatalogueEntry {
  /** Codes of the regimes a receiver may have to use it. */
  regimes: readonly string[];
}

const regime = (code: string, name: string, persons: 'fisica' | 'moral' | 'both'): FiscalRegime => ({
  code,
  name,
  fisica: persons !== 'moral',
  moral: persons !== 'fisica',
});

/** SAT's catalogue c_RegimenFiscal (CFDI 4.0, as of 6 August 2026). */
export const fiscalRegimes: readonly FiscalRegime[] = [
  regime('601', 'General de Ley Personas Morales', 'moral'),
  regime('603', 'Personas Morales con Fines no Lucrativos', 'moral'),
  regime('605', 'Sueldos y Salarios e Ingresos Asimilados a Salarios', 'fisica'),
  regime('606', 'Arrendamiento', 'fisica'),
  regime('607', 'Régimen de Enajenación o Adquisición de Bienes', 'fisica'),
  regime('608', 'Demás ingresos', 'fisica'),
  regime('610', 'Residentes en el Extranjero sin Establecimiento Permanente en México', 'both'),
  regime('611', 'Ingresos por Dividendos (socios y accionistas)', 'fisica'),
  regime('612', 'Personas Físicas con Actividades Empresariales y Profesionales', 'fisica'),
  regime('614', 'Ingresos por intereses', 'fisica'),
  regime('615', 'Régimen de los ingresos por obtención de premios', 'fisica'),
  regime('616', 'Sin obligaciones fiscales', 'fisica'),
  regime('620', 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos', 'moral'),
  regime('621', 'Incorporación Fiscal', 'fisica'),
  regime('622', 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', 'moral'),
  regime('623', 'Opcional para Grupos de Sociedades', 'moral'),
  regime('624', 'Coordinados', 'moral'),
  regime('625', 'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas', 'fisica'),
  regime('626', 'Régimen Simplificado de Confianza', 'both'),
];

const BUSINESS = ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'];
const PERSONAL_DEDUCTIONS = ['605', '606', '607', '608', '611', '612', '614', '615', '625'];

const expense = (code: string, name: string, regimes: readonly string[] = BUSINESS): CfdiUse => ({
  code,
  name,
  fisica: true,
  moral: true,
  regimes,
});
const deduction = (code: string, name: string): CfdiUse => ({
  code,
  name,
  fisica: true,
  moral: false,
  regimes: PERSONAL_DEDUCTIONS,
});

/** SAT's catalogue c_UsoCFDI, without the uses no customer chooses: `CP01` (of payment receipts) and `CN01` (of payrolls). */
export const cfdiUses: readonly CfdiUse[] = [
  expense('G01', 'Adquisición de mercancías'),
  expense('G02', 'Devoluciones, descuentos o bonificaciones', [...BUSINESS, '616']),
  expense('G03', 'Gastos en general'),
  expense('I01', 'Construcciones'),
  expense('I02', 'Mobiliario y equipo de oficina por inversiones'),
  expense('I03', 'Equipo de transporte'),
  expense('I04', 'Equipo de cómputo y accesorios'),
  expense('I05', 'Dados, troqueles, moldes, matrices y herramental'),
  expense('I06', 'Comunicaciones telefónicas'),
  expense('I07', 'Comunicaciones satelitales'),
  expense('I08', 'Otra maquinaria y equipo'),
  deduction('D01', 'Honorarios médicos, dentales y gastos hospitalarios'),
  deduction('D02', 'Gastos médicos por incapacidad o discapacidad'),
  deduction('D03', 'Gastos funerales'),
  deduction('D04', 'Donativos'),
  deduction('D05', 'Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación)'),
  deduction('D06', 'Aportaciones voluntarias al SAR'),
  deduction('D07', 'Primas por seguros de gastos médicos'),
  deduction('D08', 'Gastos de transportación escolar obligatoria'),
  deduction('D09', 'Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones'),
  deduction('D10', 'Pagos por servicios educativos (colegiaturas)'),
  expense(
    'S01',
    'Sin efectos fiscales',
    fiscalRegimes.map(({ code }) => code),
  ),
];

/** The regimes a person of that type may have. */
export const fiscalRegimesFor = (personKind: PersonKind): FiscalRegime[] =>
  fiscalRegimes.filter((entry) => entry[personKind]);

/** The uses that go with a regime of a person of that type. */
export const cfdiUsesFor = (regimeCode: string, personKind: PersonKind): CfdiUse[] =>
  cfdiUses.filter((use) => use[personKind] && use.regimes.includes(regimeCode));

/** What is wrong with a choice of regime and use; empty when they go together. */
export function taxChoiceErrors(personKind: PersonKind, choice: { regime: string; cfdiUse: string }): FieldError[] {
  if (!fiscalRegimes.some(({ code }) => code === choice.regime)) return [{ field: 'regime', code: 'REGIME.INVALID' }];
  if (!fiscalRegimesFor(personKind).some(({ code }) => code === choice.regime)) {
    return [{ field: 'regime', code: 'REGIME.NOT_FOR_PERSON' }];
  }
  if (!cfdiUses.some(({ code }) => code === choice.cfdiUse)) return [{ field: 'cfdiUse', code: 'CFDI_USE.INVALID' }];
  const fits = cfdiUsesFor(choice.regime, personKind).some(({ code }) => code === choice.cfdiUse);
  return fits ? [] : [{ field: 'cfdiUse', code: 'CFDI_USE.NOT_FOR_REGIME' }];
}
