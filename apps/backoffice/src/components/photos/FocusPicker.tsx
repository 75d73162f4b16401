import type { VehiclePhoto } from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import { useId, type KeyboardEvent, type PointerEvent } from 'react';

type Focus = VehiclePhoto['focus'];

interface FocusPickerProps {
  image: string;
  focus: Focus;
  /** `Foto 2`: which one it is. */
  name: string;
  readOnly: boolean;
  onChange: (focus: Focus) => void;
}

const STEP = 5;
const ARROWS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** The focus one key away, a fifth of a step with Shift; `undefined` for other keys. */
export function movedFocus({ x, y }: Focus, key: string, fine: boolean): Focus | undefined {
  const way = ARROWS[key];
  const step = fine ? 1 : STEP;
  return way && { x: within(x + way.x * step), y: within(y + way.y * step) };
}

const focusText = ({ x, y }: Focus) => `${x} % desde la izquierda, ${y} % desde arriba`;

/** What must stay in sight of a photo: set by a click, or by the arrow keys; beside it what is left in each shape. */
export function FocusPicker({ image, focus, name, readOnly, onChange }: FocusPickerProps) {
  const hint = useId();
  const take = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    });
  };
  const press = (event: KeyboardEvent) => {
    const moved = movedFocus(focus, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'minmax(0, 1fr) 9rem' }, alignItems: 'start' }}>
      <Box>
        <Box
          component="button"
          type="button"
          disabled={readOnly}
          aria-label={`Punto de interés de ${name}: ${focusText(focus)}`}
          aria-describedby={hint}
          onPointerDown={take}
          onPointerMove={(event: PointerEvent<HTMLElement>) => event.buttons === 1 && take(event)}
          onKeyDown={press}
          sx={frame}
        >
          <Box component="img" src={`${image}/800`} alt="" draggable={false} sx={{ display: 'block', width: '100%' }} />
          <Box component="span" sx={{ ...mark, left: `${focus.x}%`, top: `${focus.y}%` }} />
        </Box>
        <Typography id={hint} variant="body2" color="textSecondary">
          Haga clic en lo que siempre debe verse, o muévalo con las flechas (con Mayús, de 1 en 1).
        </Typography>
        <Typography role="status" variant="body2">
          {focusText(focus)}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: '1fr' } }}>
        {CROPS.map(({ label, ratio }) => (
          <Box key={label} component="figure" sx={{ m: 0 }}>
            <Box
              component="img"
              src={`${image}/480`}
              alt=""
              sx={{ ...crop, aspectRatio: ratio }}
              style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
            />
            <Typography component="figcaption" variant="caption" color="textSecondary">
              {label}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The shapes a photo is cut to on the site. */
const CROPS = [
  { label: 'Catálogo', ratio: '3 / 2' },
  { label: 'Calculadora', ratio: '12 / 5' },
  { label: 'Miniatura', ratio: '1' },
];

const frame = {
  position: 'relative',
  display: 'block',
  width: '100%',
  p: 0,
  border: 0,
  borderRadius: 1,
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'none',
  bgcolor: 'action.hover',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 2 },
};

const mark = {
  position: 'absolute',
  width: 28,
  height: 28,
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  border: '3px solid #fff',
  boxShadow: '0 0 0 2px #0e1b22, inset 0 0 0 2px #0e1b22',
  pointerEvents: 'none',
};

const crop = { display: 'block', width: '100%', objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' };
