import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { componentsFor } from './components.js';
import { headingFont, textFont } from './fonts.js';
import { color, onDark, onLight } from './tokens.js';

const heading = { fontFamily: headingFont, fontStretch: '112%', fontWeight: 650, letterSpacing: '-0.01em' };

function themeFor(mode: 'light' | 'dark'): RaThemeOptions {
  const tone = mode === 'light' ? onLight : onDark;
  return {
    ...defaultTheme,
    palette: {
      mode,
      primary: { main: tone.agave, contrastText: mode === 'light' ? color.paper : color.ink },
      secondary: { main: color.signal, contrastText: color.onSignal },
      error: { main: tone.brick, contrastText: mode === 'light' ? color.paper : color.ink },
      warning: { main: tone.amber, contrastText: mode === 'light' ? color.paper : color.ink },
      success: { main: tone.agave, contrastText: mode === 'light' ? color.paper : color.ink },
      info: { main: mode === 'light' ? color.asphalt : onDark.quietText },
      background: { default: tone.background, paper: tone.paper },
      text: { primary: tone.text, secondary: tone.quietText },
      divider: tone.line,
    },
    shape: { borderRadius: 4 },
    sidebar: { width: 256, closedWidth: 56 },
    typography: {
      fontFamily: textFont,
      fontSize: 14,
      h1: { ...heading, fontSize: '2rem' },
      h2: { ...heading, fontSize: '1.5rem' },
      h3: { ...heading, fontSize: '1.25rem' },
      h4: { ...heading, fontSize: '1.25rem' },
      h5: { ...heading, fontSize: '1.125rem' },
      h6: { ...heading, fontSize: '1rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: componentsFor(tone, mode),
  };
}

export const lightTheme = themeFor('light');
export const darkTheme = themeFor('dark');
