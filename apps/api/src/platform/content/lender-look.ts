import type { Palette } from '@flota/schemas';

/** How the lender's mails and papers look. */
export interface PrintedLook {
  palette: Palette;
  /** Families. */
  fonts: { heading: string; text: string };
  /** Of corners, in pixels. */
  radius: number;
  /** On dark ground; null where there is none, and the name stands for it. */
  logo: PrintedLogo | null;
  /** Address of the sign as PNG: what a mail shows beside the name where there is no logo. */
  signUrl: string;
}

export interface PrintedLogo {
  /** A whole SVG document, whatever was sent. */
  svg: string;
  /** Where it is as PNG, an address of the whole web: mail programs show no SVG. */
  url: string;
  width: number;
  height: number;
  /** It was made for light ground, and so stands on a plate of its own. */
  onPlate: boolean;
}

/** Where the look is asked for when something is written: the feature that keeps it provides it. */
export abstract class LenderLook {
  abstract present(): Promise<PrintedLook>;
}
