import { OpenStep } from '../features/calculator/OpenStep.js';
import { NoScriptNotice } from '../features/forms/NoScriptNotice.js';

/** The steps of the calculator in a distributor's frame. */
export default function EmbeddedSteps() {
  return (
    <>
      <NoScriptNotice
        why="La calculadora necesita JavaScript para hacer las cuentas."
        otherwise=" y le cotizamos por teléfono."
      />
      <OpenStep />
    </>
  );
}
