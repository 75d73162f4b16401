import type { PlanOption } from '@flota/finance';
import { downPaymentName, downPaymentText } from '@flota/figures';
import type { PlanKind } from '@flota/schemas';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/Button.js';
import { Disclosure } from '../../components/Disclosure.js';
import { ScriptMissing } from '../../components/ScriptMissing.js';
import { TextInput } from '../../components/TextInput.js';
import { formatMoney } from '../../lib/format.js';
import { amountExpected, readPositivePesos } from '../../lib/peso-input.js';
import { useOnDemand } from '../../lib/use-on-demand.js';
import { useCalculator } from './CalculatorProvider.js';
import { draftLines, pricedLine } from './chosen-lines.js';
import type { Terms } from './calculator-state.js';
import type { Reach, ReachTerms } from './reach.js';

/** The calculator the other way round: which term or down payment comes down to what somebody can pay a month. */
export function ReachPayment({ terms }: { terms: Terms }) {
  const { vehicle, selection } = useCalculator();
  const [asked, setAsked] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const { personType } = terms;
  // One contract comes down to an amount; several kinds of vehicle have several.
  if (!vehicle || !personType || selection.others.length > 0) return null;

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const amount = readPositivePesos(box.current?.value ?? '');
    setWrong(amount === null ? amountExpected() : undefined);
    setAsked(amount);
    if (amount === null) box.current?.focus();
  };
  return (
    <Disclosure summary="Ajustar a lo que puede pagar al mes">
      <div className="grid gap-5 p-5">
        <form noValidate aria-label="Ajustar la mensualidad" onSubmit={ask} className="flex flex-wrap items-end gap-3">
          <TextInput
            ref={box}
            label="Quiero pagar al mes"
            hint="El primer mes, con IVA y con el seguro del cálculo."
            prefix="$"
            suffix="MXN"
            inputMode="decimal"
            autoComplete="off"
            error={wrong}
            className="min-w-0 grow"
          />
          <Button type="submit" variant="secondary">
            Ajustar
          </Button>
        </form>
        {asked !== null && <Found terms={{ ...terms, personType }} monthly={asked} />}
      </div>
    </Disclosure>
  );
}

function Found({ terms, monthly }: { terms: ReachTerms; monthly: string }) {
  const { catalogue, selection } = useCalculator();
  const [line] = draftLines(selection, catalogue);
  const loaded = useOnDemand('reach', () => import('./reach.js'));
  if (loaded.state === 'failed') return <ScriptMissing title="No pudimos hacer la cuenta" />;
  if (loaded.state !== 'ready' || !line) return null;
  const { vehicle } = pricedLine(line);
  return <Ways reach={loaded.value.reachPayment(vehicle, terms, monthly)} terms={terms} monthly={monthly} />;
}

function Ways({ reach, terms, monthly }: { reach: Reach; terms: ReachTerms; monthly: string }) {
  const { dispatch } = useCalculator();
  const { byDownPayment, byTerm, byBoth, least } = reach;
  const { kind } = terms.plan.rules;
  const name = downPaymentName(kind).toLowerCase();
  const take = ({ downPaymentPercent, termMonths }: PlanOption) => {
    if (Number(terms.plan.rules.downPaymentPercent.max) > 0) {
      dispatch({ type: 'downPaymentChanged', percent: downPaymentPercent });
    }
    dispatch({ type: 'termChosen', termMonths });
  };
  const ways = [
    ...(byTerm ? [{ option: byTerm, what: `Con el mismo ${name}, el plazo más corto` }] : []),
    ...(byDownPayment ? [{ option: byDownPayment, what: `Al mismo plazo, el menor ${name}` }] : []),
    ...(byBoth ? [{ option: byBoth, what: 'Cambiando los dos' }] : []),
  ].filter(({ option }, index, all) => all.findIndex((other) => sameTerms(other.option, option)) === index);
  return (
    <div role="status" className="grid gap-3">
      {ways.map(({ option, what }) => (
        <div
          key={what}
          className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line pt-3 leading-snug"
        >
          <p className="min-w-0">
            <span className="block text-[0.9rem] text-muted">{what}</span>
            <span className="block font-semibold">{optionText(option, kind)}</span>
            <span className="tabular block text-[0.9rem] text-muted">
              {formatMoney(option.monthly)} el primer mes, {formatMoney(option.initialOutlay)} al firmar
            </span>
          </p>
          {sameTerms(option, terms) ? (
            <p className="font-semibold">Es lo que eligió</p>
          ) : (
            <Button variant="secondary" onClick={() => take(option)}>
              Usar<span className="sr-only"> {optionText(option, kind)}</span>
            </Button>
          )}
        </div>
      ))}
      {ways.length === 0 && (
        <p>
          Con este plan y este vehículo no se llega a {formatMoney(monthly)} al mes.
          {least &&
            ` Lo menos son ${formatMoney(least.monthly)}: ${optionText(least, kind)}. Pruebe con otro plan u otro vehículo.`}
        </p>
      )}
    </div>
  );
}

const sameTerms = (
  one: Pick<PlanOption, 'downPaymentPercent' | 'termMonths'>,
  other: Pick<PlanOption, 'downPaymentPercent' | 'termMonths'>,
): boolean =>
  one.termMonths === other.termMonths && Number(one.downPaymentPercent) === Number(other.downPaymentPercent);

/** e.g. `25 % de enganche, 60 meses`. */
const optionText = ({ downPaymentPercent, termMonths }: PlanOption, kind: PlanKind): string =>
  [downPaymentText(kind, downPaymentPercent), `${termMonths} meses`].filter(Boolean).join(', ');
