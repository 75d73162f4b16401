import { createElement } from 'react';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { NothingToShow } from '../components/NothingToShow.js';
import { OpenableRow } from '../components/rows/OpenableRow.js';
import { CARDS } from '../keyboard/rows.js';
import { headingFont } from './fonts.js';
import { color, roadMarking, type onDark, type onLight } from './tokens.js';

type Components = NonNullable<RaThemeOptions['components']>;

/** What stands in the middle of a page without rows or without an answer yet. */
const readable = (name: string, color: string) => ({
  [`& .${name}-message`]: { opacity: 1, color, '& .MuiTypography-root': { color } },
});

/** Hairlines instead of shadows, 4 px corners, and orange for the one primary action of a view. */
export function componentsFor(tone: typeof onLight | typeof onDark, mode: 'light' | 'dark'): Components {
  const hairline = `1px solid ${tone.line}`;
  return {
    ...defaultTheme.components,
    MuiCssBaseline: {
      styleOverrides: {
        // What gets the focus doesn't hide behind the bar above, or behind what else sticks to an edge (`use-scroll-room.ts`).
        html: { scrollPaddingTop: 'var(--head-room, 64px)', scrollPaddingBottom: 'var(--foot-room, 0px)' },
        body: { fontVariantNumeric: 'tabular-nums' },
        'a:not([class])': { color: tone.agave },
        ':focus-visible': { outline: `2px solid ${tone.agave}`, outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        },
      },
    },
    MuiPaper: {
      styleOverrides: {
        root: { backgroundImage: 'none' },
        rounded: { border: hairline },
        elevation: { boxShadow: 'none' },
      },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: {
          border: 0,
          borderRadius: 0,
          '&&': { backgroundColor: color.ink, color: color.sand },
          '&::after': { content: '""', display: 'block', height: 3, backgroundImage: roadMarking },
        },
      },
    },
    // A clipping card would catch sticky children.
    MuiCard: { styleOverrides: { root: { overflow: 'visible' } } },
    // What turns while something loads, the one of the bar above too, says what it is.
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Cargando' } },
    MuiButton: {
      ...defaultTheme.components?.MuiButton,
      defaultProps: { disableElevation: true },
      styleOverrides: {
        containedPrimary: {
          backgroundColor: color.signal,
          color: color.onSignal,
          '&:hover': { backgroundColor: color.signalBright },
          '&.Mui-disabled': { backgroundColor: tone.line, color: tone.quietText },
        },
      },
    },
    // A heading is one where its element says so: what is merely large, as an empty list's words, is none.
    MuiTypography: {
      defaultProps: { variantMapping: { h4: 'p', h5: 'p', h6: 'p', subtitle1: 'p', subtitle2: 'p' } },
    },
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: tone.quietText } } } },
    // Both come half transparent.
    RaEmpty: { styleOverrides: { root: readable('RaEmpty', tone.quietText) } },
    RaLoading: { styleOverrides: { root: readable('RaLoading', tone.quietText) } },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiChip: { styleOverrides: { root: { borderRadius: 4, fontWeight: 600 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: hairline },
        sizeSmall: { paddingInline: 10 },
        head: { fontWeight: 600, color: tone.quietText, backgroundColor: tone.paper },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
    // A message doesn't cover the button that it answers.
    MuiSnackbar: { styleOverrides: { root: { marginBottom: 'var(--foot-room, 0px)' } } },
    MuiAlert: { styleOverrides: { root: { border: hairline, alignItems: 'center' } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: 44,
          borderLeft: '4px solid transparent',
          '&.RaMenuItemLink-active': {
            borderLeftColor: color.signal,
            color: tone.text,
            fontWeight: 650,
            backgroundColor: mode === 'light' ? color.sandDeep : color.asphalt,
          },
          '& .RaMenuItemLink-icon': { color: 'inherit' },
        },
      },
    },
    RaSidebar: { styleOverrides: { root: { '& .RaSidebar-fixed': { borderRight: hairline } } } },
    // react-admin grows with the widest table; here the table scrolls and the page stays put.
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-content': { minWidth: 0 },
          '& .RaLayout-appFrame': { minWidth: 0 },
        },
      },
    },
    RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
    RaTopToolbar: {
      styleOverrides: {
        root: {
          '&&': {
            backgroundColor: 'transparent',
            paddingTop: 12,
            paddingBottom: 12,
            // On a telephone they may be more than a line has room for.
            flexWrap: 'wrap',
            alignItems: 'center',
          },
          // There its rows are what is looked for: the search follows without a gap.
          '@media (max-width: 599.95px)': { '&&': { paddingBlock: '4px 0', minHeight: 48 } },
        },
      },
    },
    // More than one line of filters reaches up to the bar of the page.
    // It takes as much room as its fields, so that buttons stand beside it while they fit.
    RaFilterForm: {
      styleOverrides: {
        root: { '&&': { paddingTop: 12 }, '@media (min-width: 900px)': { '&&': { flex: '0 1 auto' } } },
      },
    },
    RaListToolbar: {
      styleOverrides: {
        root: {
          '&&': { backgroundColor: 'transparent' },
          // Buttons that have no room beside the filters go below; a telephone has them in a column of their own.
          '@media (min-width: 600px)': { '&&': { flexWrap: 'wrap' } },
          // Nothing in it, or the button that floats over the page.
          '& .MuiToolbar-root:not(:has(> :not(.RaCreateButton-floating)))': { minHeight: 0, paddingBlock: 0 },
        },
      },
    },
    // What a list is opened for besides reading it, as where there is room for its words.
    MuiFab: {
      styleOverrides: {
        primary: {
          color: color.onSignal,
          backgroundColor: color.signal,
          '&:hover': { backgroundColor: color.signalBright },
        },
      },
    },
    RaToolbar: { styleOverrides: { root: { '&&': { backgroundColor: tone.paper, borderTop: hairline } } } },
    RaSimpleList: {
      defaultProps: { empty: createElement(NothingToShow), className: CARDS },
      styleOverrides: {
        root: {
          '& .MuiListItem-root + .MuiListItem-root': { borderTop: hairline },
          '& .MuiListItemButton-root:focus-visible': standsHere(tone),
        },
      },
    },
    RaDataTableBody: { defaultProps: { row: OpenableRow } },
    RaDataTableRow: { styleOverrides: { root: { '&:has([data-row-link]:focus)': standsHere(tone) } } },
    RaDataTable: {
      defaultProps: { empty: createElement(NothingToShow) },
      styleOverrides: {
        root: {
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          '& .RaDataTable-headerCell': { whiteSpace: 'nowrap' },
          '@media (max-width: 1199.95px)': { '& .RaDataTable-headerCell': { whiteSpace: 'normal', lineHeight: 1.3 } },
          // Two short lines at most, so that as many rows as can be read are seen at once (`ListParts.tsx`).
          '& .RaDataTable-rowCell': { height: 40, paddingBlock: 3, lineHeight: 1.3 },
        },
      },
    },
    RaAppBar: {
      styleOverrides: {
        root: { '& .RaAppBar-title': { fontFamily: headingFont, fontStretch: '112%', fontWeight: 650 } },
      },
    },
    RaLabeled: { styleOverrides: { root: { '& .RaLabeled-label': { color: tone.quietText } } } },
  };
}

/**
 * The row or card that has the focus. Outside of it a table's own scrolling would cut the line off; without a ground of its own,
 * as the colours of states need that of the page.
 */
const standsHere = ({ agave, paper }: typeof onLight | typeof onDark) => ({
  outline: `2px solid ${agave}`,
  outlineOffset: -2,
  boxShadow: `inset 5px 0 0 ${agave}`,
  backgroundColor: paper,
});
