import { TEST_CARDS } from './test-cards.js';

export const KIND = 'Procesador de pagos de prueba';

/** In place of a field to type into: nobody can enter a real card. */
export const TestCards = () => (
  <fieldset>
    <legend>Tarjeta</legend>
    {TEST_CARDS.map(({ number, outcome }, index) => (
      <label key={number}>
        <input type="radio" name="card" value={number} defaultChecked={index === 0} />
        <span>
          <span className="number">{number}</span>
          <span className="outcome">{outcome}</span>
        </span>
      </label>
    ))}
  </fieldset>
);

export const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p className="problem" role="alert">
      {text}
    </p>
  );
