import { DEFAULT_LOOK, paletteOf } from '@flota/schemas';
import { createContext, use } from 'react';
import type { PrintedLogo, PrintedLook } from '../content/lender-look.js';

/**
 * What every element of a mail is painted with. E-mail clients know no CSS variables and often no style sheet, so each one
 * carries its own look.
 */
interface MailColours {
  ink: string;
  asphalt: string;
  sand: string;
  paper: string;
  signal: string;
  onSignal: string;
  amber: string;
  agave: string;
  rule: string;
  textFont: string;
  displayFont: string;
  /** Of corners, in pixels. */
  radius: number;
  logo: PrintedLogo | null;
  /** Beside the name, where there is no logo; empty where there is none either. */
  signUrl: string;
  dark: ReturnType<typeof darkMailOf>;
}

const FALLBACK = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const DEFAULT: PrintedLook = {
  palette: paletteOf(DEFAULT_LOOK.colours),
  fonts: { heading: 'Archivo', text: 'Inter' },
  radius: DEFAULT_LOOK.radius,
  logo: null,
  signUrl: '',
};

export function mailLookOf(look: PrintedLook | null): MailColours {
  const { palette, fonts, radius, logo, signUrl } = look ?? DEFAULT;
  const { ink, asphalt, sand, paper, signal, amber, agave, line } = palette;
  const stack = (family: string) => `'${family}', ${FALLBACK}`;
  return {
    ...{ ink, asphalt, sand, paper, signal, amber, agave, radius, logo, signUrl },
    onSignal: palette['on-signal'],
    dark: darkMailOf(palette),
    rule: line,
    textFont: stack(fonts.text),
    displayFont: stack(fonts.heading),
  };
}

/** Halves each channel: a ground behind the darkest of the palette. */
const deeper = (hex: string): string =>
  hex.replace(/[0-9a-f]{2}/g, (channel) =>
    Math.round(Number.parseInt(channel, 16) / 2)
      .toString(16)
      .padStart(2, '0'),
  );

/** What a mail is painted with where its reader likes it dark: the lender's colours, as light as they have to be there. */
export function darkMailOf(palette: PrintedLook['palette']) {
  const { ink, sand } = palette;
  return {
    outer: deeper(ink),
    paper: palette['ink-soft'],
    soft: palette['ink-soft'],
    text: sand,
    muted: palette['muted-inverse'],
    link: palette['agave-bright'],
    rule: palette['line-inverse'],
  };
}

export const MailLook = createContext(mailLookOf(null));

export const useMailLook = (): MailColours => use(MailLook);
