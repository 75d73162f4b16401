import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Box, useMediaQuery } from '@mui/material';
import { type MouseEvent, useEffect, useRef } from 'react';
import { HeardOnly } from '../HeardOnly.js';
import type { FormSection } from './sections.js';
import { useScrollRoom } from './use-scroll-room.js';
import { useCurrent } from './use-sections.js';

/** From here on there is room beside the form, its own columns and the menu. */
export const WIDE = '@media (min-width: 1400px)';
/** In a low window, as one that is much enlarged, what sticks would leave no room for the form. */
export const LOW = '@media (max-height: 479.95px)';
/** Pixels of the bar above. */
export const APP_BAR = 51;

interface SectionNavProps {
  sections: readonly FormSection[];
  faulty: readonly string[];
}

/** The sections of a long form: beside it, or in a row above it that stays in sight. */
export function SectionNav({ sections, faulty }: SectionNavProps) {
  const current = useCurrent(sections);
  const nav = useRef<HTMLElement>(null);
  const isWide = useMediaQuery(WIDE);
  const isLow = useMediaQuery(LOW);
  useScrollRoom('head', nav, { active: !isWide && !isLow, beyond: APP_BAR });
  useEffect(() => keepInSight(nav.current), [current]);
  return (
    <Box component="nav" ref={nav} aria-label="Secciones del formulario" sx={place}>
      <Box component="ol" sx={list}>
        {sections.map(({ id, title, element }) => {
          const isFaulty = faulty.includes(id);
          return (
            <li key={id}>
              <Box
                component="a"
                href={`#${id}`}
                className="flota-anchor"
                aria-current={id === current ? 'location' : undefined}
                onClick={(event) => goTo(event, id, element)}
                sx={anchor}
              >
                {title}
                {isFaulty && (
                  <>
                    <ErrorOutline aria-hidden color="error" sx={{ fontSize: 18, flex: 'none' }} />
                    <HeardOnly> (hay algo que corregir)</HeardOnly>
                  </>
                )}
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** Not by the address, which the router would take for a page that is left. */
function goTo(event: MouseEvent, id: string, section: HTMLElement): void {
  event.preventDefault();
  document.getElementById(id)?.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start' });
}

/** The row alone is moved, not the page. */
function keepInSight(nav: HTMLElement | null): void {
  const link = nav?.querySelector<HTMLElement>('[aria-current]');
  if (!nav || !link) return;
  const start = link.offsetLeft - 24;
  if (start < nav.scrollLeft || link.offsetLeft + link.offsetWidth > nav.scrollLeft + nav.clientWidth)
    nav.scrollLeft = start;
}

const place = {
  position: 'sticky',
  top: APP_BAR,
  zIndex: 2,
  minWidth: 0,
  overflowX: 'auto',
  bgcolor: 'var(--form-ground)',
  borderBottom: 1,
  borderColor: 'divider',
  [LOW]: { position: 'static' },
  [WIDE]: {
    top: APP_BAR + 21,
    maxHeight: 'calc(100vh - 180px)',
    overflow: 'auto',
    borderBottom: 0,
    borderLeft: 1,
    borderColor: 'divider',
  },
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  [WIDE]: { display: 'block' },
} as const;

const anchor = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  px: 1.5,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { color: 'text.primary', fontWeight: 650, borderColor: 'secondary.main' },
  [WIDE]: {
    minHeight: 36,
    py: 0.5,
    lineHeight: 1.3,
    whiteSpace: 'normal',
    borderBottom: 0,
    borderLeft: '3px solid transparent',
  },
} as const;
