interface RoadListProps {
  title: string;
  headingLevel: 'h3' | 'h4';
  items: readonly string[];
}

/** Short facts under a title, each with a dash of the road before it. */
export function RoadList({ title, headingLevel: Heading, items }: RoadListProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <Heading className="mb-3 text-[1.05rem] tracking-normal">{title}</Heading>
      <ul className="border-t border-ink">
        {items.map((item) => (
          <li key={item} className="flex gap-4 border-b border-line py-3 leading-snug">
            <span aria-hidden className="mt-[0.55em] h-[3px] w-4 shrink-0 bg-amber" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
