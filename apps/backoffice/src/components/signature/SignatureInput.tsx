import { type Signature, SIGNATURE_BOX } from '@flota/schemas';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useEffect, useId, useRef, type PointerEvent } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { drawnTo, isFull, pointOf } from './strokes.js';

interface SignatureInputProps {
  source: string;
  label: string;
  /** What to do who can't sign here. */
  help: string;
}

const NOTHING: Signature = [];
const INK = '#14120f';
/** In the units of the box, as on the receipt. */
const PEN = 7;

/** A paper to sign on: with a finger, a pen or a mouse. */
export function SignatureInput({ source, label, help }: SignatureInputProps) {
  const { field, fieldState } = useInput({ source });
  // react-admin makes an empty text of nothing.
  const strokes = (field.value as Signature | '' | null) || NOTHING;
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Of the pointer that draws: a hand resting beside the pen draws nothing. */
  const pen = useRef<number>(undefined);
  /** What is drawn by now: a hand is faster than the form. */
  const drawn = useRef(strokes);
  const ids = useId();

  const set = (next: Signature) => {
    drawn.current = next;
    field.onChange(next.length > 0 ? next : null);
  };

  useEffect(() => {
    const paper = canvas.current;
    if (!paper) return;
    const watch = new ResizeObserver(() => draw(paper, drawn.current));
    watch.observe(paper);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, strokes);
  });

  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    if (pen.current !== undefined || event.button !== 0 || isFull(drawn.current)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pen.current = event.pointerId;
    set([...drawn.current, [placeOf(event.nativeEvent, event.currentTarget)]]);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (pen.current !== event.pointerId) return;
    const paper = event.currentTarget;
    const between = event.nativeEvent.getCoalescedEvents();
    const places = (between.length > 0 ? between : [event.nativeEvent]).map((each) => placeOf(each, paper));
    set(places.reduce(drawnTo, drawn.current));
  };
  const end = (event: PointerEvent<HTMLCanvasElement>) => {
    if (pen.current === event.pointerId) pen.current = undefined;
  };

  const { error } = fieldState;
  return (
    <Box role="group" aria-labelledby={`${ids}-label`} aria-describedby={`${ids}-help`} sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
        <Typography id={`${ids}-label`} component="span">
          {label}
        </Typography>
        <Button onClick={() => set([])} disabled={strokes.length === 0}>
          Borrar la firma
        </Button>
      </Box>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={strokes.length > 0 ? 'Recuadro con la firma' : 'Recuadro para firmar, vacío'}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: `${SIGNATURE_BOX.width} / ${SIGNATURE_BOX.height}`,
          border: 2,
          borderColor: error ? 'error.main' : 'text.secondary',
          borderRadius: 1,
          // As the paper it is printed on, whatever the theme: the ink is black.
          bgcolor: '#fff',
          cursor: 'crosshair',
          // The page must not scroll away from under the pen.
          touchAction: 'none',
        }}
      />
      <FormHelperText id={`${ids}-help`} error={!!error}>
        {error?.message ? <ValidationError error={error.message} /> : help}
      </FormHelperText>
    </Box>
  );
}

function placeOf({ clientX, clientY }: MouseEvent, paper: HTMLCanvasElement) {
  const { height, left, top, width } = paper.getBoundingClientRect();
  return pointOf({ x: clientX - left, y: clientY - top }, { width, height });
}

/** Sharp on screens of any density; a line stands above the lower edge, as on a paper. */
function draw(paper: HTMLCanvasElement, strokes: Signature): void {
  const { width, height } = paper.getBoundingClientRect();
  const brush = paper.getContext('2d');
  if (!brush || width === 0) return;
  paper.width = Math.round(width * devicePixelRatio);
  paper.height = Math.round(height * devicePixelRatio);
  brush.scale(paper.width / SIGNATURE_BOX.width, paper.height / SIGNATURE_BOX.height);
  brush.strokeStyle = '#b9b2a6';
  brush.lineWidth = 2;
  brush.stroke(new Path2D(`M60 ${SIGNATURE_BOX.height - 60}H${SIGNATURE_BOX.width - 60}`));
  brush.strokeStyle = INK;
  brush.lineWidth = PEN;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const [[x, y] = [0, 0], ...rest] of strokes) {
    const line = rest.map(([nextX, nextY]) => `L${nextX} ${nextY}`).join('');
    brush.stroke(new Path2D(`M${x} ${y}${line || 'l.1 0'}`));
  }
}
