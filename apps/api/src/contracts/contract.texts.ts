import type { Contract, ContractKind } from '@flota/prisma';
import type { MovementKind } from '@flota/schemas';
import { z } from 'zod';

export const PLAN_TITLES: Record<ContractKind, string> = {
  direct_credit: 'Crédito directo',
  flexibility: 'Flexibility',
  financial_lease: 'Arrendamiento financiero',
  pure_lease: 'Arrendamiento puro',
};

export interface AgreedContract {
  kind: ContractKind;
  termMonths: number;
}

interface DescribedMovement {
  kind: MovementKind;
  instalmentNumber: number | null;
  reference: string;
  /** Sequence of the movement that it takes back. */
  reverses?: number | null;
}

/** A lease is paid in rents. */
export const instalmentWord = ({ kind }: Pick<AgreedContract, 'kind'>): 'Mensualidad' | 'Renta' =>
  kind === 'financial_lease' || kind === 'pure_lease' ? 'Renta' : 'Mensualidad';

/**
 * What the customer reads of a movement. Instalments count to the term that was agreed: a prepayment shortens it, and
 * must not change what was written before.
 */
export function movementWords(contract: AgreedContract, movement: DescribedMovement): string {
  const words = standingWords(contract, movement);
  return typeof movement.reverses === 'number' ? `Cancelación: ${words}` : words;
}

function standingWords(contract: AgreedContract, movement: DescribedMovement): string {
  const { kind, instalmentNumber: number, reference } = movement;
  switch (kind) {
    case 'disbursement':
      return 'Importe financiado';
    case 'instalment':
      return `${instalmentWord(contract)} ${number} de ${contract.termMonths}`;
    case 'balloon':
      return 'Pago final';
    case 'purchase_option':
      return 'Opción de compra';
    case 'late_interest':
      return `Intereses moratorios, ${lateWord(contract, number)}`;
    case 'prepayment':
      return 'Capital anticipado con intereses a la fecha';
    case 'payoff':
      return 'Liquidación anticipada';
    case 'payment':
      return reference ? `Pago recibido, ${reference}` : 'Pago recibido';
    case 'application':
      return 'Aplicación de saldo a favor';
    case 'credit_to_capital':
      return 'Saldo a favor abonado a capital';
    case 'refund':
      return 'Devolución de saldo a favor';
    case 'transfer':
      return 'Saldo a favor traspasado a otro contrato';
    case 'waiver':
      return `Condonación de intereses moratorios, ${lateWord(contract, number)}`;
    case 'adjustment':
      return 'Ajuste';
  }
}

/** The line after the regular ones is a balloon or a purchase option. */
const lateWord = (contract: AgreedContract, number: number | null): string =>
  number !== null && number <= contract.termMonths
    ? `${instalmentWord(contract).toLowerCase()} ${number}`
    : 'pago final';

const vehicleSchema = z.object({
  brand: z.string(),
  modelName: z.string(),
  versionName: z.string(),
  silhouette: z.string(),
});

/** What a customer calls a contract: by their own name for it, else by its number. */
export const contractLabel = ({ nickname, number }: Pick<Contract, 'nickname' | 'number'>): string =>
  nickname ?? number;

export const vehicleOf = ({ vehicle }: Pick<Contract, 'vehicle'>) => vehicleSchema.parse(vehicle);

/** Brand, model, version and year in one line. */
export function vehicleLine(contract: Pick<Contract, 'vehicle' | 'modelYear'>): string {
  const { brand, modelName, versionName } = vehicleOf(contract);
  return `${brand} ${modelName} ${versionName} ${contract.modelYear}`;
}
