import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { Rotation, ViewedPage } from './viewed-page.js';

interface PageCanvasProps {
  page: ViewedPage;
  label: string;
  /** In CSS pixels. */
  width: number;
  rotation: Rotation;
}

/** A page as sharp as the screen shows it. */
export function PageCanvas({ page, label, width, rotation }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width: ownWidth, height: ownHeight } = page.size(rotation);
  const height = (width * ownHeight) / ownWidth;
  useEffect(() => {
    if (!canvas.current) return;
    const density = window.devicePixelRatio;
    canvas.current.width = Math.round(width * density);
    canvas.current.height = Math.round(height * density);
    const drawing = page.draw(canvas.current, (width * density) / ownWidth, rotation);
    // It ends so when another size is wanted before it is done.
    drawing.done.catch(() => undefined);
    return drawing.cancel;
  }, [page, width, height, ownWidth, rotation]);
  return (
    <Box
      component="canvas"
      ref={canvas}
      role="img"
      aria-label={label}
      sx={{ display: 'block', width, height, mx: 'auto', mb: 1, bgcolor: '#fff', boxShadow: 1 }}
    />
  );
}
