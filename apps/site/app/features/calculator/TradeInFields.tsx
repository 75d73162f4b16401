import { newestTradeIn, OLDEST_TRADE_IN, TRADE_IN_NAMES, type TradeIn } from '@flota/schemas';
import { calculatorTradeIn } from '@flota/texts/site/calculator-vehicle';
import { useId, useState } from 'react';
import { fieldText } from '../../api/field-texts.js';
import { Button } from '../../components/Button.js';
import { Select } from '../../components/Select.js';
import { TextInput } from '../../components/TextInput.js';
import { chosenTradeIn, readTradeIn } from './trade-in.js';
import { TradeInCover } from './TradeInCover.js';
import type { ChosenTradeIn, TypedTradeIn } from './typed-trade-in.js';

const TYPES = Object.entries(TRADE_IN_NAMES).map(([value, label]) => ({ value, label }));

interface TradeInFieldsProps {
  typed: TypedTradeIn;
  asked: boolean;
  onType: (tradeIn: ChosenTradeIn | null) => void;
}

export function TradeInFields({ typed, asked, onType }: TradeInFieldsProps) {
  const heading = useId();
  const [left, setLeft] = useState<readonly (keyof TradeIn)[]>([]);
  const read = readTradeIn(typed);
  const control = (field: keyof TradeIn) => {
    const fault = read.state === 'incomplete' ? read.faults[field] : undefined;
    return {
      name: `tradeIn.${field}`,
      value: typed[field],
      error: fault !== undefined && (asked || left.includes(field)) ? fieldText(fault) : undefined,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onType(chosenTradeIn({ ...typed, [field]: currentTarget.value })),
      onBlur: () => setLeft((before) => (before.includes(field) ? before : [...before, field])),
    };
  };
  return (
    <section aria-labelledby={heading} className="mt-6 rounded border border-line bg-paper p-5 tablet:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <h3 id={heading} className="text-[1.1rem]">
          {calculatorTradeIn.title}
        </h3>
        <Button variant="quiet" className="px-0!" onClick={() => onType(null)}>
          {calculatorTradeIn.notGive}
        </Button>
      </div>
      <p className="measure text-[0.95rem] text-muted">{calculatorTradeIn.lead}</p>
      <div className="mt-4 grid gap-5 tablet:grid-cols-2">
        <Select
          label={calculatorTradeIn.type}
          placeholder={calculatorTradeIn.typePlaceholder}
          options={TYPES}
          {...control('type')}
        />
        <TextInput
          label={calculatorTradeIn.year}
          inputMode="numeric"
          autoComplete="off"
          hint={calculatorTradeIn.yearHint({ from: OLDEST_TRADE_IN, to: newestTradeIn() })}
          {...control('year')}
        />
        <TextInput
          label={calculatorTradeIn.description}
          autoComplete="off"
          maxLength={80}
          hint={calculatorTradeIn.descriptionHint}
          {...control('description')}
        />
        <TextInput
          label={calculatorTradeIn.value}
          inputMode="decimal"
          autoComplete="off"
          prefix="$"
          suffix="MXN"
          hint={calculatorTradeIn.valueHint}
          {...control('value')}
        />
      </div>
      {read.state === 'ready' && <TradeInCover value={read.tradeIn.value} />}
    </section>
  );
}
