import { affordability } from '@flota/texts/site/affordability';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FirstFew } from '../../components/FirstFew.js';
import { ScriptMissing } from '../../components/ScriptMissing.js';
import { Select } from '../../components/Select.js';
import { Skeleton } from '../../components/States.js';
import { personTypeInText } from '../../constants/person-types.js';
import { formatMoney } from '../../lib/format.js';
import { useOnDemand } from '../../lib/use-on-demand.js';
import type { Catalogue } from '../quoting/index.js';
import { countText } from './afford-texts.js';
import type { Answer, Question } from './afford.js';
import { affordPath, ANSWER_ID, ORDERS, orderOptions, type Order, type Wish } from './budget.js';
import { FittingCard } from './FittingCard.js';
import { NothingFits } from './NothingFits.js';

const FIRST_SHOWN = 6;

/** What the budget is enough for. The arithmetic is loaded once there is something to work out. */
export function AffordResults({
  catalogue,
  wish,
  children,
}: {
  catalogue: Catalogue;
  wish: Wish & Pick<Question, 'monthly' | 'personType'>;
  /** What can be done with the answer. */
  children: ReactNode;
}) {
  const { monthly, atSigning, personType, vehicleType, order } = wish;
  const person = personTypeInText(personType);
  const question = { monthly, atSigning, personType, vehicleType };
  const loaded = useOnDemand(JSON.stringify(question), async (signal) => {
    const afford = await import('./afford.js');
    return { ...afford, answer: await afford.answerQuestion(catalogue, question, signal) };
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const ready = loaded.state === 'ready';
  useEffect(() => {
    if (ready) heading.current?.focus({ preventScroll: true });
  }, [ready]);

  return (
    <section aria-labelledby={ANSWER_ID} className="mt-14">
      <h2 id={ANSWER_ID} ref={heading} tabIndex={-1} className="heading-card outline-none">
        {affordability.answer({ amount: formatMoney(monthly) })}
      </h2>
      <p className="mt-1 text-muted">
        {atSigning === null
          ? affordability.asked({ person })
          : affordability.askedWithSigning({ amount: formatMoney(atSigning), person })}
      </p>
      {loaded.state === 'failed' && <ScriptMissing title={affordability.failed} />}
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'ready' && (
        <Found answer={loaded.value.answer} sort={loaded.value.inOrder} order={order} wish={wish} actions={children} />
      )}
      <p className="measure mt-10 text-[0.9rem] text-muted">{affordability.note}</p>
    </section>
  );
}

const Loading = () => (
  <div className="mt-6 grid gap-6 tablet:grid-cols-2 wide:grid-cols-3">
    <p role="status" className="sr-only">
      {affordability.loading}
    </p>
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} className="h-96" />
    ))}
  </div>
);

interface FoundProps {
  answer: Answer;
  sort: (fitting: Answer['fitting'], order: Order) => Answer['fitting'];
  order: Order;
  wish: Wish & Pick<Question, 'personType'>;
  actions: ReactNode;
}

function Found({ answer, sort, order, wish, actions }: FoundProps) {
  const navigate = useNavigate();
  const fitting = useMemo(() => sort(answer.fitting, order), [sort, answer.fitting, order]);
  if (fitting.length === 0) return <NothingFits nearest={answer.nearest} wish={wish} />;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-4">
        <p role="status" className="font-semibold">
          {countText(fitting)}
        </p>
        <div className="flex flex-wrap items-end gap-4 max-tablet:w-full">
          <Select
            label={affordability.order}
            className="max-tablet:w-full"
            value={order}
            onChange={({ target }) => {
              const chosen = ORDERS.find((known) => known === target.value) ?? order;
              void navigate(affordPath({ ...wish, order: chosen }), { replace: true, preventScrollReset: true });
            }}
            options={orderOptions()}
          />
          {actions}
        </div>
      </div>
      <FirstFew
        items={fitting}
        count={FIRST_SHOWN}
        what={affordability.vehicles}
        className="mt-6 grid items-start gap-6 tablet:grid-cols-2 wide:grid-cols-3"
      >
        {(entry) => (
          <li key={`${entry.vehicle.model.slug}/${entry.vehicle.version.slug}`}>
            <FittingCard fitting={entry} personType={wish.personType} />
          </li>
        )}
      </FirstFew>
    </>
  );
}
