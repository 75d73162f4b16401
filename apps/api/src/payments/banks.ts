import { parseClabe } from '@flota/schemas';

/** By the first three digits of a CLABE: the participants of SPEI (Banco de México) that keep accounts of companies. */
const BANKS: Readonly<Record<string, string>> = {
  '002': 'Banamex',
  '012': 'BBVA México',
  '014': 'Santander',
  '021': 'HSBC',
  '030': 'BanBajío',
  '036': 'Inbursa',
  '042': 'Mifel',
  '044': 'Scotiabank',
  '058': 'Banregio',
  '059': 'Invex',
  '060': 'Bansí',
  '062': 'Afirme',
  '072': 'Banorte',
  '106': 'Bank of America',
  '110': 'J.P. Morgan',
  '112': 'Monex',
  '113': 'Ve por Más',
  '127': 'Banco Azteca',
  '132': 'Multiva',
  '133': 'Actinver',
  '136': 'Intercam Banco',
  '137': 'BanCoppel',
  '646': 'STP',
};

export function bankOf(clabe: string): string {
  const code = parseClabe(clabe)?.bankCode ?? clabe.slice(0, 3);
  return BANKS[code] ?? `Banco con clave ${code}`;
}
