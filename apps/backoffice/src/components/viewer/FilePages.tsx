import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LoadFailure } from '../LoadFailure.js';
import { Waiting } from '../Waiting.js';
import { PageCanvas } from './PageCanvas.js';
import { useViewedFile } from './use-viewed-file.js';
import type { Rotation } from './viewed-page.js';

interface FilePagesProps {
  path: string;
  label: string;
  /** 1 is as wide as there is room. */
  zoom: number;
  rotation: Rotation;
  onKey: (event: KeyboardEvent) => void;
}

/** The pages one below the other, in a box that is scrolled and takes the keys. */
export function FilePages({ path, label, zoom, rotation, onKey }: FilePagesProps) {
  const { data: file, error, refetch } = useViewedFile(path);
  const [room, setRoom] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(Math.floor(entry.contentRect.width)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={box}
      role="region"
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKey}
      sx={{
        overflow: 'auto',
        // What is drawn must not take the room away by which it was measured.
        scrollbarGutter: 'stable',
        height: { xs: '70vh', md: 'calc(100vh - 260px)' },
        minHeight: 320,
        p: 1,
        bgcolor: 'background.default',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {error ? (
        <LoadFailure
          title="No pudimos mostrar el documento. Descárguelo para verlo."
          error={error}
          retry={() => void refetch()}
        />
      ) : file ? (
        room > 0 &&
        file.pages.map((page, index) => (
          <PageCanvas
            key={index}
            page={page}
            label={file.pageCount > 1 ? `${label}, página ${index + 1} de ${file.pageCount}` : label}
            width={room * zoom}
            rotation={rotation}
          />
        ))
      ) : (
        <Waiting name="Cargando el documento" height={480} />
      )}
      {file && file.pages.length < file.pageCount && (
        <Typography>
          Se muestran las primeras {file.pages.length} páginas. Descargue el documento para ver las demás.
        </Typography>
      )}
    </Box>
  );
}
