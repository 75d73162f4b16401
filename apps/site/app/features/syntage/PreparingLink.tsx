import { syntage } from '@flota/texts/site/syntage';
import { useEffect, useState } from 'react';
import { rich } from '../../lib/rich.js';

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
      {rich(goesOn ? syntage.preparing : syntage.preparingLong, { strong: (text) => <strong>{text}</strong> })}
    </p>
  );
}
