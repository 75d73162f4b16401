import { useCalculator } from './CalculatorProvider.js';
import { PersonQuestion } from './PersonQuestion.js';

/** At whatever door somebody comes in: who finances, before what. Asked once; the next step knows. */
export function PersonFirst() {
  const { terms } = useCalculator();
  return (
    terms && (
      <div className="mt-8">
        <PersonQuestion terms={terms} missing={false} />
      </div>
    )
  );
}
