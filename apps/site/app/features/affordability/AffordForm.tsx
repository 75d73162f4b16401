import { formatAmount } from '@flota/figures';
import { PERSON_TYPE_NAMES, personTypeSchema, type PersonType } from '@flota/schemas';
import { affordability } from '@flota/texts/site/affordability';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.js';
import { RadioCards } from '../../components/RadioCards.js';
import { Select } from '../../components/Select.js';
import { TextInput } from '../../components/TextInput.js';
import { personTypes } from '../../constants/person-types.js';
import { amountExpected, readPositivePesos } from '../../lib/peso-input.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { rememberedPerson, rememberPerson, type Catalogue } from '../quoting/index.js';
import { personEffect } from './afford-texts.js';
import { affordPath, ANSWER_ID, WISH_PARAMETERS, type Wish } from './budget.js';

type Wrong = Partial<Record<'personType' | 'monthly' | 'atSigning', string>>;

/** The question. Who asks comes first, as it changes what everything costs; what was said before is remembered. */
export function AffordForm({ catalogue, wish }: { catalogue: Catalogue; wish: Wish }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [said, setPersonType] = useState(wish.personType);
  const personType = said ?? (hydrated ? rememberedPerson() : null);
  const [wrong, setWrong] = useState<Wrong>({});
  const offered = personTypes().filter(({ value }) =>
    catalogue.plans.some(({ rules }) => rules.personTypes.includes(value)),
  );

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const boxes = new FormData(form);
    const typed = (key: keyof Wish) => {
      const value = boxes.get(WISH_PARAMETERS[key]);
      return typeof value === 'string' ? value.trim() : '';
    };
    const [monthly, atSigning] = [readPositivePesos(typed('monthly')), readPositivePesos(typed('atSigning'))];
    const found: Wrong = {
      ...(personType === null && { personType: affordability.personExpected }),
      ...(monthly === null && { monthly: amountExpected() }),
      ...(atSigning === null && typed('atSigning') !== '' && { atSigning: amountExpected() }),
    };
    setWrong(found);
    const [first] = Object.keys(found) as (keyof Wrong)[];
    if (first) {
      form.querySelector<HTMLElement>(`[name="${WISH_PARAMETERS[first]}"]`)?.focus();
      return;
    }
    const vehicleType = typed('vehicleType') || null;
    // To the answer, which on a phone begins below what is in sight.
    void navigate(`${affordPath({ ...wish, personType, monthly, atSigning, vehicleType })}#${ANSWER_ID}`);
  };
  const choose = (value: string) => {
    const chosen: PersonType = personTypeSchema.parse(value);
    setPersonType(chosen);
    rememberPerson(chosen);
  };

  return (
    <form noValidate aria-label={affordability.form} onSubmit={ask} className="mt-8 grid max-w-4xl gap-7">
      <RadioCards
        legend={affordability.person}
        name={WISH_PARAMETERS.personType}
        columns={3}
        value={personType}
        onChange={choose}
        error={wrong.personType}
        options={offered.map(({ value, description }) => ({
          value,
          label: PERSON_TYPE_NAMES[value],
          description: `${description}. ${personEffect(catalogue.plans, value)}`,
        }))}
      />
      <div className="grid gap-6 tablet:grid-cols-2 wide:grid-cols-3">
        <TextInput
          label={affordability.monthly}
          hint={affordability.monthlyHint}
          name={WISH_PARAMETERS.monthly}
          prefix="$"
          suffix="MXN"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedAmount(wish.monthly)}
          error={wrong.monthly}
        />
        <TextInput
          label={affordability.atSigning}
          hint={affordability.atSigningHint}
          optional
          name={WISH_PARAMETERS.atSigning}
          prefix="$"
          suffix="MXN"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedAmount(wish.atSigning)}
          error={wrong.atSigning}
        />
        <Select
          label={affordability.vehicleType}
          hint={affordability.vehicleTypeHint}
          optional
          name={WISH_PARAMETERS.vehicleType}
          placeholder={affordability.allTypes}
          defaultValue={wish.vehicleType ?? ''}
          options={catalogue.vehicleTypes.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      </div>
      <div>
        <Button type="submit" size="lg" disabled={!hydrated} className="max-tablet:w-full">
          {affordability.submit}
        </Button>
      </div>
    </form>
  );
}

const typedAmount = (amount: string | null): string => (amount === null ? '' : formatAmount(amount));
