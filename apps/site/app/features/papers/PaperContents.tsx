interface PaperContentsProps {
  /** Id of the section, what it is called, and how many papers are in it where they are counted. */
  counts: [id: string, label: string, count: number | null][];
}

/** Leads past long lists to the kind of paper that is wanted. */
export function PaperContents({ counts }: PaperContentsProps) {
  return (
    <nav aria-label="Tipos de documento" className="flex flex-wrap gap-x-6">
      {counts.map(([id, label, count]) => (
        <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center text-[0.9375rem]">
          {count === null ? label : `${label} (${count})`}
        </a>
      ))}
    </nav>
  );
}
