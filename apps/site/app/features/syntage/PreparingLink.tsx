import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 2_500;
const LOOKS = 24;

/** While the provider is asked for the company's own page: looks for it (`onLook`) by itself, for a minute. */
export function PreparingLink({ onLook }: { onLook: () => unknown }) {
  const [looks, setLooks] = useState(0);
  const goesOn = looks < LOOKS;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => {
      setLooks((count) => count + 1);
      onLook();
    }, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [goesOn, looks, onLook]);
  return (
    <p role="status" className="measure border-l-4 border-amber pl-4">
      {goesOn ? (
        <>
          <strong>Estamos preparando su enlace con el proveedor.</strong> Tarda unos segundos; aparece aquí por sí solo.
        </>
      ) : (
        <>
          <strong>Su enlace tarda más de lo normal.</strong> Aparecerá en esta página: vuelva a ella desde el correo que
          le enviamos. No tiene que dar su consentimiento otra vez.
        </>
      )}
    </p>
  );
}
