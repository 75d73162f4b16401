import type { PaymentPreview } from '@flota/schemas';
import { Checkbox } from '../../components/Checkbox.js';
import { Money } from '../../components/Money.js';
import { TextInput } from '../../components/TextInput.js';
import { Unbroken } from '../../components/Unbroken.js';
import { formatDate, formatMoney } from '../../lib/format.js';
import { coveredWords, isSome, type PayableContract } from './payment-choices.js';
import { afterWords, previewLines } from './PreviewLines.js';

interface ContractToPayProps {
  contract: PayableContract;
  /** Its holder is named: the others are in other names. */
  namesHolder: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** The amount, as it stands in its box. */
  typed: string;
  onType: (typed: string) => void;
  error: string | undefined;
  preview: PaymentPreview['payments'][number] | undefined;
}

/** Of its box, which is gone to where its amount is wrong. */
export const amountIdOf = ({ contractId }: PayableContract): string => `pago-${contractId}`;

/** One of several contracts that are paid at once: whether it is, how much, and what each peso pays. */
export function ContractToPay({ contract, selected, onSelect, typed, onType, ...shown }: ContractToPayProps) {
  const { error, namesHolder, preview } = shown;
  return (
    <li className="rounded border border-edge p-4">
      <Checkbox
        label={
          <>
            <span className="block font-semibold wrap-anywhere">{contract.label}</span>
            <span className="block text-[0.9375rem] leading-snug text-muted">
              <Unbroken>{askedWords(contract)}</Unbroken>
            </span>
            <span className="block text-[0.875rem] leading-snug text-muted">
              <Unbroken>{whichWords(contract, namesHolder)}</Unbroken>
            </span>
          </>
        }
        checked={selected}
        onChange={({ target }) => onSelect(target.checked)}
      />
      {selected && (
        <div className="mt-3 grid gap-3">
          <TextInput
            id={amountIdOf(contract)}
            label={<span className="sr-only">Cantidad para {contract.label}</span>}
            prefix="$"
            suffix="MXN"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            error={error}
          />
          {preview && (
            <div className="text-[0.9375rem] leading-snug">
              {previewLines(preview).map((line) => (
                <p key={line.label} className="flex justify-between gap-4">
                  <span className="text-muted">{line.label}</span>
                  <Money amount={line.amount} />
                </p>
              ))}
              <p className="mt-1">{afterWords(preview)}</p>
            </div>
          )}
        </div>
      )}
    </li>
  );
}

function askedWords(contract: PayableContract): string {
  const { daysLate, due, next } = contract;
  if (isSome(due)) return `Debe ${formatMoney(due)}${daysLate > 0 ? ', con moratorios' : ''}.`;
  const covered = coveredWords(contract);
  if (covered) return covered;
  return next ? `Próximo pago: ${formatMoney(next.missing)}, el ${formatDate(next.dueOn)}.` : '';
}

/** What it is found by besides its label. */
function whichWords({ holder, nickname, number, vehicle }: PayableContract, namesHolder: boolean): string {
  return [nickname === null ? [] : number, vehicle, namesHolder ? holder.legalName : []].flat().join(', ');
}
