import { Button } from '../../components/Button.js';
import { DateText } from '../../components/Money.js';
import { type ConsentLevel, saveConsent, useConsent } from './consent.js';

const CHOICES: Record<ConsentLevel, { name: string; meaning: string }> = {
  necessary: { name: 'Solo necesarias', meaning: 'Guardamos únicamente lo que el sitio usa para funcionar.' },
  all: {
    name: 'Necesarias y de campaña',
    meaning:
      'Durante su visita recordamos además qué campaña lo trajo, y la anotamos en las solicitudes que nos envíe. A las redes donde nos anunciamos les avisamos de su solicitud, con su nombre, correo y teléfono convertidos en claves que solo reconoce quien ya los tiene.',
  },
};

/** What the visitor chose, and the way to choose otherwise. Part of the page about cookies. */
export function ConsentChoice() {
  const consent = useConsent();
  const chosen = consent?.choice;

  return (
    <section aria-labelledby="cookies-eleccion" className="border-y border-line py-8">
      <h2 id="cookies-eleccion" className="heading-card">
        Su elección
      </h2>
      <p role="status" className="measure mt-3 text-muted">
        {consent && chosen ? (
          <>
            <strong className="text-ink">{CHOICES[chosen].name}</strong>, desde el <DateText date={consent.date} />.{' '}
            {CHOICES[chosen].meaning}
          </>
        ) : (
          'Todavía no ha elegido. Mientras tanto guardamos solo lo necesario.'
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {(Object.keys(CHOICES) as ConsentLevel[]).map((level) => (
          <Button
            key={level}
            variant="secondary"
            aria-pressed={chosen === level}
            className="aria-pressed:bg-ink aria-pressed:text-white"
            onClick={() => saveConsent(level)}
          >
            {CHOICES[level].name}
          </Button>
        ))}
      </div>
    </section>
  );
}
