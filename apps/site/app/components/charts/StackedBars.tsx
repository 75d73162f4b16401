import { type PointerEvent, useId } from 'react';
import { type Texture, TexturePattern } from './textures.js';

/** Of a bar's own slot, so that bars stand apart. */
const BAR_WIDTH = 0.8;
/** Slots that what is due at the end takes: a gap and a bar wider than the others. */
const ENDING_SLOTS = 4;
const ENDING_BAR = 2.4;

interface StackedBarsProps {
  /** From the bottom of a bar to its top. */
  textures: readonly Texture[];
  /** One value per texture. Numbers are exact enough to draw with. */
  bars: readonly (readonly number[])[];
  /** Of the bar that is read out, from 0. */
  selected: number;
  onSelect: (index: number) => void;
  formatValue: (value: number) => string;
  /** What the axis counts, e.g. `Mes`. */
  unit: string;
  /** What is due after the last bar; drawn torn off where it is too high for the scale of the others. */
  ending?: number;
}

const heightOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/**
 * Bars made of parts. Drawn in percentages of whatever room there is, so that the server needs no width and no text is
 * squeezed. It has no text alternative of its own: a sentence and a table beside it have to say the same.
 */
export function StackedBars({ textures, bars, selected, onSelect, formatValue, unit, ending }: StackedBarsProps) {
  const id = useId();
  const slots = bars.length + (ending === undefined ? 0 : ENDING_SLOTS);
  const ticks = axisTicks(Math.max(...bars.map(heightOf)));
  const top = ticks.at(-1)!;

  const select = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * slots);
    if (index >= 0 && index < bars.length) onSelect(index);
  };

  return (
    <div aria-hidden className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-[0.75rem] text-muted">
      <div className="relative h-56 tablet:h-72">
        {/* The widest label, unseen, gives the column its width. */}
        <span className="invisible">{formatValue(top)}</span>
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 translate-y-1/2 leading-none"
            style={{ bottom: percent(tick / top) }}
          >
            {formatValue(tick)}
          </span>
        ))}
      </div>
      <svg
        className="block h-56 w-full touch-pan-y overflow-visible tablet:h-72"
        onPointerMove={select}
        onPointerDown={select}
      >
        <defs>
          {textures.map((texture) => (
            <TexturePattern key={texture} id={`${id}-${texture}`} texture={texture} />
          ))}
        </defs>
        {/* Catches the pointer where nothing is drawn. */}
        <rect width="100%" height="100%" fill="transparent" />
        {ticks.map((tick) => (
          <line
            key={tick}
            x2="100%"
            y1={percent(1 - tick / top)}
            y2={percent(1 - tick / top)}
            stroke={tick === 0 ? 'var(--color-ink)' : 'var(--color-line)'}
            strokeWidth={tick === 0 ? 2 : 1}
          />
        ))}
        {bars.map((bar, index) => (
          <Bar
            key={index}
            x={percent((index + (1 - BAR_WIDTH) / 2) / slots)}
            width={percent(BAR_WIDTH / slots)}
            shares={bar.map((value) => value / top)}
            fills={textures.map((texture) => `url(#${id}-${texture})`)}
          />
        ))}
        <Pin x={percent((selected + 0.5) / slots)} height={percent(1 - heightOf(bars[selected] ?? []) / top)} />
        {ending !== undefined && (
          <EndingBar
            x={percent((slots - ENDING_BAR) / slots)}
            width={percent(ENDING_BAR / slots)}
            share={ending / top}
          />
        )}
      </svg>
      <span className="mt-1.5 text-right">{unit}</span>
      <div className="relative mt-1.5 h-5">
        {labelledBars(bars.length).map((number) => (
          <span
            key={number}
            className="absolute -translate-x-1/2 last:-translate-x-3/4"
            style={{ left: percent((number - 0.5) / slots) }}
          >
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The first, and whole years because terms are. */
const labelledBars = (count: number): readonly number[] => [
  1,
  ...Array.from({ length: Math.floor(count / 12) }, (_, index) => (index + 1) * 12),
];

interface BarProps {
  x: string;
  width: string;
  shares: readonly number[];
  fills: readonly string[];
}

function Bar({ x, width, shares, fills }: BarProps) {
  const height = heightOf(shares);
  return (
    <>
      {shares.map((share, index) => {
        const above = heightOf(shares.slice(0, index + 1));
        return (
          <rect key={index} x={x} width={width} y={percent(1 - above)} height={percent(share)} fill={fills[index]} />
        );
      })}
      {/* Sets the lightest texture off from the paper. */}
      <rect x={x} width={width} y={percent(1 - height)} height="2" fill="var(--color-ink)" />
    </>
  );
}

/** Points at the bar that is read out. */
function Pin({ x, height }: { x: string; height: string }) {
  return (
    <g className="print:hidden">
      <line x1={x} x2={x} y1="0" y2={height} stroke="var(--color-ink)" strokeWidth="1.5" />
      <circle cx={x} cy="0" r="4.5" fill="var(--color-ink)" />
    </g>
  );
}

function EndingBar({ x, width, share }: { x: string; width: string; share: number }) {
  return (
    <svg x={x} width={width} height="100%" overflow="visible">
      <rect
        y={percent(Math.max(0, 1 - share))}
        width="100%"
        height={percent(Math.min(1, share))}
        fill="var(--color-ink)"
      />
      {share > 1 && <Tear />}
    </svg>
  );
}

const Tear = () =>
  [14, 22].map((y) => (
    <line key={y} x1="-3" x2="100%" y1={y + 5} y2={y - 3} stroke="var(--color-paper)" strokeWidth="3" />
  ));

/** Round numbers that people count by. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/**
 * Evenly spaced round values from zero up to the first that is not below `max`: where the lines of an axis stand.
 * The last one is the axis' end.
 */
export function axisTicks(max: number, intervals = 4): readonly number[] {
  if (max <= 0) return [0, 1];
  const magnitude = 10 ** Math.floor(Math.log10(max / intervals));
  const step = magnitude * ROUND_STEPS.find((round) => round * magnitude * intervals >= max)!;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}
