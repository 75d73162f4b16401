import { useId } from 'react';
import { TexturePattern, type Texture } from './textures.js';

export interface LegendItem {
  label: string;
  texture: Texture;
}

export function ChartLegend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-[0.9rem]">
      {items.map((item) => (
        <li key={item.label} className="flex items-center gap-2">
          <Swatch texture={item.texture} />
          {item.label}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ texture }: { texture: Texture }) {
  const id = useId();
  return (
    <svg aria-hidden width="20" height="20" className="shrink-0">
      <TexturePattern id={id} texture={texture} />
      <rect
        x="0.75"
        y="0.75"
        width="18.5"
        height="18.5"
        fill={`url(#${id})`}
        stroke="var(--color-ink)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
