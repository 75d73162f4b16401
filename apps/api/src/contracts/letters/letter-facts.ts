import type { Contract } from '@flota/prisma';
import type { SiteSettings } from '@flota/schemas';
import { longDayLabel } from '../../platform/text/labels.js';
import { type ContractLetter, letterCompany } from './contract-letter.js';
import { vehicleLine } from '../contract-names.js';
import { PLAN_TITLES } from '../contract-words.js';

/** Of what and to whom a letter is written. */
export interface LetterSubject {
  contract: Pick<Contract, 'number' | 'kind' | 'vehicle' | 'modelYear' | 'vin'>;
  holder: { legalName: string; rfc: string };
  settings: SiteSettings;
  folio: string;
  issuedOn: string;
}

/** What every letter about a contract says. */
export const letterFrame = ({ contract, holder, settings, folio, issuedOn }: LetterSubject) =>
  ({
    folio,
    date: longDayLabel(issuedOn),
    holder: holder.legalName,
    facts: [
      { label: 'Contrato', value: contract.number },
      { label: 'Producto', value: PLAN_TITLES[contract.kind] },
      { label: 'RFC', value: holder.rfc },
      { label: 'Vehículo', value: vehicleLine(contract) },
      { label: 'Número de serie (NIV)', value: contract.vin },
    ],
    company: letterCompany(settings),
  }) satisfies Partial<ContractLetter>;
