import { Box } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { SectionNav, WIDE } from './SectionNav.js';
import { needsAnchors } from './sections.js';
import { RegisterContext } from './use-form-section.js';
import { useFaulty, useHeights, useSections } from './use-sections.js';

interface FormSectionsProps {
  /** What it stands on, which has to hide what is scrolled below the row of sections. */
  ground?: 'default' | 'paper';
  children: ReactNode;
}

/** A form's fields, with a list of their sections where they are many and don't fit the window. */
export function FormSections({ ground = 'default', children }: FormSectionsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { sections, register } = useSections();
  const { height, room } = useHeights(frame);
  const faulty = useFaulty(frame, sections);
  const hasAnchors = needsAnchors(sections.length, height, room);
  return (
    <RegisterContext value={register}>
      <Box
        sx={({ palette }) => ({
          '--form-ground': palette.background[ground],
          width: '100%',
          minWidth: 0,
          ...(hasAnchors && {
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignItems: 'start',
            [WIDE]: { columnGap: 3, gridTemplateColumns: '160px minmax(0, 1fr)' },
          }),
        })}
      >
        {hasAnchors && <SectionNav sections={sections} faulty={faulty} />}
        <Box ref={frame} sx={{ minWidth: 0 }}>
          {children}
        </Box>
      </Box>
    </RegisterContext>
  );
}
