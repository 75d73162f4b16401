import { Alert, Box, Link, Paper, Tab, Tabs, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { PREVIEW_PARAMETER } from '@flota/schemas';
import { type SyntheticEvent, useState } from 'react';

const VIEWS = [
  { label: 'Inicio', path: '/' },
  { label: 'Plan', path: '/planes-financiamiento/credito-directo' },
  { label: 'Calculadora', path: '/calculadora/paso-1' },
  { label: 'Acceso', path: '/acceso' },
  { label: 'Cuenta', path: '/my-account/home' },
  { label: 'Correo', path: null },
] as const;

const WIDTHS = { phone: { label: 'Teléfono', width: 360 }, wide: { label: 'Computadora', width: 1280 } } as const;
type Width = keyof typeof WIDTHS;
const FRAME_HEIGHT = 720;

interface Props {
  token: string;
  /** Another one is another draft. */
  version: string;
  /** Whether the form says something else than what is kept. */
  outdated: boolean;
}

/** The real site, an invented account, a mail and a paper, as the kept draft has them. */
export function BrandPreview({ token, version, outdated }: Props) {
  const [view, setView] = useState(0);
  const [width, setWidth] = useState<Width>('phone');
  const { path = null } = VIEWS[view] ?? {};
  const src = path === null ? `/vista-previa/${token}/correo` : `${path}?${PREVIEW_PARAMETER}=${token}`;
  return (
    <Paper
      component="section"
      aria-label="Vista previa"
      sx={{ p: 2, minWidth: 0, position: { lg: 'sticky' }, top: 64 }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}
      >
        <Tabs value={view} onChange={(_, next) => setView(next as number)} variant="scrollable" aria-label="Qué se ve">
          {VIEWS.map(({ label }) => (
            <Tab key={label} label={label} />
          ))}
        </Tabs>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          onChange={(_, next: Width | null) => setWidth(next ?? width)}
          aria-label="Ancho"
        >
          {Object.entries(WIDTHS).map(([name, { label }]) => (
            <ToggleButton key={name} value={name}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {outdated && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Guarde el borrador para ver aquí sus cambios.
        </Alert>
      )}
      <Frame key={`${src}#${version}`} src={src} width={WIDTHS[width].width} />
      <Link
        href={`/vista-previa/${token}/documento.pdf`}
        target="_blank"
        rel="noopener"
        sx={{ mt: 1, display: 'inline-block' }}
      >
        Ver un documento PDF
      </Link>
    </Paper>
  );
}

/** Both pages have a main part: a hearer is told which one is merely looked at. */
function nameMain(frame: HTMLIFrameElement): void {
  frame.contentDocument?.querySelector('main')?.setAttribute('aria-label', 'Vista previa del sitio');
}

/** At its full width, made as small as there is room. */
function Frame({ src, width }: { src: string; width: number }) {
  const [room, setRoom] = useState<number>(width);
  const [isNamed, setNamed] = useState(false);
  const scale = Math.min(1, room / width);
  const measure = (element: HTMLDivElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    observer.observe(element);
    return () => observer.disconnect();
  };
  const begin = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    nameMain(currentTarget);
    setNamed(true);
  };
  return (
    <Box
      ref={measure}
      sx={{ height: FRAME_HEIGHT * Math.max(scale, 0.5), overflow: 'hidden', bgcolor: 'action.hover' }}
    >
      <Box
        component="iframe"
        title="Vista previa"
        src={src}
        onLoad={begin}
        sx={{
          width,
          height: (FRAME_HEIGHT * Math.max(scale, 0.5)) / scale,
          border: 0,
          // Not there for anybody before it says which of the two it is.
          visibility: isNamed ? 'visible' : 'hidden',
          display: 'block',
          mx: scale === 1 ? 'auto' : 0,
          transform: `scale(${scale})`,
          transformOrigin: 'top left',
          bgcolor: '#fff',
        }}
      />
    </Box>
  );
}
