/** A contract's first page in a few strokes: where its number stands. */
export function ContractNumberHint() {
  return (
    <figure className="flex flex-col gap-x-6 gap-y-4 rounded border border-line bg-paper p-5 tablet:flex-row tablet:items-center">
      <svg viewBox="0 0 200 132" aria-hidden className="w-48 shrink-0 text-edge" fill="none" stroke="currentColor">
        <path d="M8 131V8h184v123" className="text-ink" strokeWidth="2" />
        <path d="M24 28h38" className="text-ink" strokeWidth="7" />
        <path d="M24 56h152M24 70h152M24 84h128M24 108h152M24 122h96" strokeWidth="3" />
        <rect x="92" y="16" width="90" height="24" rx="3" className="fill-amber text-ink" strokeWidth="2" />
        <text
          x="137"
          y="31.5"
          textAnchor="middle"
          stroke="none"
          className="fill-night font-sans text-[9px] font-semibold tabular"
        >
          FL-2025-000123
        </text>
      </svg>
      <figcaption className="text-[0.9375rem] leading-snug text-muted">
        El número está arriba a la derecha en la carátula de su contrato, y también en cada estado de cuenta.
      </figcaption>
    </figure>
  );
}
