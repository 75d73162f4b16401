import type { LucideIcon } from 'lucide-react';

const idOf = (name: string) => `icono-${name}`;

/** The icons that a long list repeats, drawn once: each `RepeatedIcon` of the page refers to its drawing. */
export function RepeatedIcons({ icons }: { icons: Readonly<Record<string, LucideIcon>> }) {
  return (
    <svg aria-hidden className="hidden">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  );
}

export function RepeatedIcon({ name, size }: { name: string; size: number }) {
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
