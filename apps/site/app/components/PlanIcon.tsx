import type { ReactNode } from 'react';

const INK = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const ACCENT = { ...INK, stroke: 'var(--color-signal)', strokeWidth: 3 } as const;

/** Line drawings by the key in `icnsummary`: ink for the thing, one orange stroke for what the plan does with it. */
const ICONS: Record<string, ReactNode> = {
  'credito-directo': (
    <>
      <path {...INK} d="M6 42V20h24v22M30 26h9l7 9v7h-4M14 42h16" />
      <circle {...INK} cx={12} cy={43} r={4} />
      <circle {...INK} cx={37} cy={43} r={4} />
      <path {...ACCENT} d="M8 12h8l6-6 8 8 6-6h12" />
    </>
  ),
  'arrendamiento-puro': (
    <>
      <circle {...INK} cx={18} cy={34} r={11} />
      <circle {...INK} cx={18} cy={34} r={3} />
      <path {...INK} d="M26 26L46 6M38 14l6 6M33 19l4 4" />
      <path {...ACCENT} d="M36 44a12 12 0 0 0 11-12M47 32l4 5M47 32l-6 3" />
    </>
  ),
  'arrendamiento-financiero': (
    <>
      <path {...INK} d="M12 6h22l10 10v32H12zM34 6v10h10" />
      <path {...INK} d="M20 24h12M20 31h8" />
      <path {...ACCENT} d="M22 41l5 5 12-14" />
    </>
  ),
  insurance: (
    <>
      <path {...INK} d="M27 5l20 7v13c0 13-9 20-20 24C16 45 7 38 7 25V12z" />
      <path {...INK} d="M16 33v-9h13v9M29 27h5l4 4v2" />
      <path {...ACCENT} d="M15 37h6m4 0h6m4 0h5" />
    </>
  ),
  flexibility: (
    <>
      <path {...INK} d="M6 46h42M12 46V34M21 46V30M30 46V26" />
      <path {...ACCENT} d="M39 46V12M33 17l6-7 6 7" />
    </>
  ),
};

const FALLBACK = (
  <>
    <path {...INK} d="M6 42V20h24v22M30 26h9l7 9v7h-4M14 42h16" />
    <circle {...INK} cx={12} cy={43} r={4} />
    <circle {...INK} cx={37} cy={43} r={4} />
  </>
);

export function PlanIcon({ name, className = 'size-14' }: { name: string; className?: string }) {
  return (
    <svg viewBox="0 0 54 54" width={54} height={54} className={className} aria-hidden>
      {ICONS[name] ?? FALLBACK}
    </svg>
  );
}
