import type { Sales, SalesStep } from '@flota/schemas';

export const STEP_NAMES: Record<SalesStep, string> = {
  quotes: 'Cotizaciones',
  leads: 'Solicitudes',
  won: 'Ganadas',
};

/** How it moved, in words: a percentage of nothing says nothing. */
export function trendText({ now, before }: Sales['figures'][SalesStep]): string {
  if (now === before) return 'Igual';
  if (before === 0) return 'Antes ninguna';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return `${percent} % ${now > before ? 'más' : 'menos'}`;
}
