interface Result {
  name: string;
  value: string;
  note?: string;
}

/** What would come of something, largest news first. */
export function ResultList({ results }: { results: readonly Result[] }) {
  return (
    <dl className="grid gap-5">
      {results.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="text-[0.9rem] text-muted">{name}</dt>
          <dd className="tabular font-display text-[1.35rem] leading-snug font-semibold">
            {value}
            {note && <span className="block font-sans text-[0.9rem] leading-snug font-normal text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
