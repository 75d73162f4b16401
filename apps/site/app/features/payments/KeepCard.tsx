import { useId } from 'react';
import { Checkbox } from '../../components/Checkbox.js';

interface KeepCardProps {
  /** What is kept, what for, and how it is taken away. */
  text: readonly string[];
  kept: boolean;
  onChange: (kept: boolean) => void;
}

/** Whether the card that is entered next is saved: nobody's is unless they say so. */
export function KeepCard({ text, kept, onChange }: KeepCardProps) {
  const id = useId();
  return (
    <div className="rounded border border-edge p-4">
      <Checkbox
        label={<span className="font-semibold">Guardar esta tarjeta para mis próximos pagos</span>}
        aria-describedby={id}
        checked={kept}
        onChange={({ target }) => onChange(target.checked)}
      />
      <ul id={id} className="mt-2 grid list-disc gap-1.5 pl-5 text-[0.9rem] leading-snug text-muted tablet:pl-14">
        {text.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
