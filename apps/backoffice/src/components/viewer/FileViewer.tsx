import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Tooltip, Typography } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { DownloadButton } from '../DownloadButton.js';
import { Section } from '../Figures.js';
import { FilePages } from './FilePages.js';
import { turned, type Rotation } from './viewed-page.js';

interface FileToView {
  path: string;
  label: string;
  /** For saving it, when the server names none. */
  name: string;
}

interface FileViewerProps {
  /** Whose `read-file` one must be allowed. */
  resource: string;
  files: readonly FileToView[];
}

const ZOOM = { least: 0.5, most: 4, step: 1.25 };
const AS_IT_CAME = { zoom: 1, rotation: 0 as Rotation };

/** Private files of somebody outside, to be read beside what they are checked against. Nothing is opened unasked: each look is audited. */
export function FileViewer({ resource, files }: FileViewerProps) {
  const { canAccess } = useCanAccess({ resource, action: 'read-file' });
  const [path, setPath] = useState<string>();
  const [look, setLook] = useState(AS_IT_CAME);
  if (!canAccess || files.length === 0) return null;
  const file = files.find((each) => each.path === path);

  const zoomBy = (factor: number) =>
    setLook(({ zoom, ...rest }) => ({ ...rest, zoom: Math.min(ZOOM.most, Math.max(ZOOM.least, zoom * factor)) }));
  const act = {
    in: () => zoomBy(ZOOM.step),
    out: () => zoomBy(1 / ZOOM.step),
    fit: () => setLook((current) => ({ ...current, zoom: 1 })),
    turn: () => setLook(({ zoom, rotation }) => ({ zoom, rotation: turned(rotation) })),
  };
  const byKey: Readonly<Record<string, () => void>> = { '+': act.in, '-': act.out, '0': act.fit, r: act.turn };
  const press = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : byKey[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  return (
    <Section title="Documentos">
      <ToggleButtonGroup
        exclusive
        size="small"
        value={path ?? null}
        aria-label="Qué documento se ve"
        onChange={(_event, next: string | null) => {
          if (!next) return;
          setPath(next);
          setLook(AS_IT_CAME);
        }}
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        {files.map((each) => (
          <ToggleButton key={each.path} value={each.path} sx={{ color: 'text.secondary' }}>
            {each.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {file && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 1 }}>
            <Tool name="Alejar" keys="-" onClick={act.out} disabled={look.zoom <= ZOOM.least}>
              <ZoomOut />
            </Tool>
            <Tool name="Acercar" keys="+" onClick={act.in} disabled={look.zoom >= ZOOM.most}>
              <ZoomIn />
            </Tool>
            <Button size="small" onClick={act.fit} aria-keyshortcuts="0">
              Ajustar ({Math.round(look.zoom * 100)} %)
            </Button>
            <Tool name="Girar" keys="r" onClick={act.turn}>
              <RotateRight />
            </Tool>
            <Box sx={{ flexGrow: 1 }} />
            <DownloadButton size="small" path={file.path} fileName={file.name}>
              Descargar
            </DownloadButton>
          </Box>
          <FilePages key={file.path} path={file.path} label={file.label} {...look} onKey={press} />
        </>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {!file && 'Elija un documento para verlo aquí. '}Cada vez que se abre queda en la bitácora.
      </Typography>
    </Section>
  );
}

interface ToolProps {
  name: string;
  /** While the document has the focus. */
  keys: string;
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}

const Tool = ({ name, keys, onClick, disabled, children }: ToolProps) => (
  <Tooltip title={`${name} (${keys.toUpperCase()})`}>
    <span>
      <IconButton aria-label={name} aria-keyshortcuts={keys} onClick={onClick} disabled={disabled}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
);
