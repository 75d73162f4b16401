import type { Contract } from '@flota/prisma';
import type { SiteSettings } from '@flota/schemas';
import { type Letterhead, letterheadOf } from '../../platform/pdf/letterhead.js';
import { formatLongDay } from '@flota/figures';
import { PLAN_TITLES, vehicleLine } from '../contract.texts.js';
import type { ContractSheet } from '../papers/contract-sheet.js';
import type { LetterProof } from './letter-proof.js';

interface LetterLine {
  label: string;
  value: string;
  note?: string;
}

/** What the template `letter.typ` sets: finished Spanish texts, nothing left to calculate or format. */
export interface ContractLetter {
  /** Of what is only proposed the contract's number: it has none yet. */
  folio: string;
  /** What is written across what is only proposed. */
  draft?: string;
  title: string;
  date: string;
  /** In whose name the contract is. */
  holder: string;
  opening: string[];
  facts: LetterLine[];
  amounts?: LetterLine[];
  total?: Required<LetterLine>;
  /** The old beside the new. */
  comparison?: { heading: [string, string, string]; rows: { label: string; old: string; now: string }[] };
  /** Where to pay. */
  payment?: LetterLine[];
  /** What is agreed, numbered as they come. */
  clauses?: { title: string; text: string }[];
  closing: string[];
  /** What is filled in by hand, on paper. */
  blanks?: string[];
  /** By what it is proved that it was agreed to. */
  acceptance?: { title: string; lines: LetterLine[] };
  /** Comes last, over as many pages as it takes. */
  annex?: ContractSheet['table'] & { title: string; note: string };
  /** Who received what it is the receipt of; what they signed, as an SVG, or where it is signed instead. */
  received?: { name: string; as: string; signature: string | null; instead: string };
  /** Of a letter that is issued; what is set anew each time proves nothing. */
  proof?: LetterProof & { signature: { name: string; position: string | null } | null };
  company: Letterhead;
}

/** Of what and to whom a letter is written. */
export interface LetterSubject {
  contract: Pick<Contract, 'number' | 'kind' | 'vehicle' | 'modelYear' | 'vin'>;
  /** The party of the contract, and the name it was made out to where that has changed since. */
  holder: { legalName: string; rfc: string; signedAs?: { legalName: string; rfc: string } | null };
  settings: SiteSettings;
  folio: string;
  issuedOn: string;
}

/** What every letter about a contract says. */
export const letterFrame = ({ contract, holder, settings, folio, issuedOn }: LetterSubject) =>
  ({
    folio,
    date: formatLongDay(issuedOn),
    holder: holder.legalName,
    facts: [
      { label: 'Contrato', value: contract.number },
      { label: 'Producto', value: PLAN_TITLES[contract.kind] },
      { label: 'RFC', value: holder.rfc },
      { label: 'Vehículo', value: vehicleLine(contract) },
      { label: 'Número de serie (NIV)', value: contract.vin },
      ...(holder.signedAs
        ? [{ label: 'Contrato firmado como', value: `${holder.signedAs.legalName}, RFC ${holder.signedAs.rfc}` }]
        : []),
    ],
    company: letterheadOf(settings),
  }) satisfies Partial<ContractLetter>;
