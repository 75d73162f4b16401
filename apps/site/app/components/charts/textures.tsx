export type Texture = 'solid' | 'stripes' | 'dots';

interface TexturePatternProps {
  id: string;
  texture: Texture;
}

/**
 * A fill that is told apart by its drawing as well as by its colour. Solid against stripes and stripes against dots have
 * more than 3:1 of contrast; solid against dots has not, so those two are no neighbours. In the dark theme, whose charts
 * have no dots, that is true of solid against stripes.
 */
export function TexturePattern({ id, texture }: TexturePatternProps) {
  switch (texture) {
    case 'solid':
      return (
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="var(--color-bar)" />
        </pattern>
      );
    case 'stripes':
      return (
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" fill="var(--color-amber)" />
          <rect width="1.5" height="7" fill="var(--color-bar)" />
        </pattern>
      );
    case 'dots':
      return (
        <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="var(--color-agave-deep)" />
          <circle cx="2.5" cy="2.5" r="0.9" fill="var(--color-paper)" />
        </pattern>
      );
  }
}
