import { BRAND_FONTS, type PublicBrand } from '@flota/schemas';
import type { SiteLook } from '../../lib/use-site.js';
import { FONT_FILES } from './fonts.server.js';

/** What of a lender's look goes into every page. */
export function siteLookOf(brand: PublicBrand): SiteLook {
  const { logo, sign, shareImage, palette, fonts } = brand;
  return {
    logo,
    sign,
    shareImage,
    themeColour: palette.ink ?? '#0e1b22',
    fontUrls: [...new Set([FONT_FILES[fonts.heading].url, FONT_FILES[fonts.text].url])],
    css: brand.isDefault ? '' : styleSheetOf(brand),
  };
}

const declared = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * The variables of `app.css` with other values, in the layers that it gives them itself. Values are of schemas that allow
 * nothing but colours, numbers and names of ours.
 */
function styleSheetOf({ fonts, palette, radius }: PublicBrand): string {
  const colours = Object.fromEntries(Object.entries(palette).map(([name, value]) => [`color-${name}`, value]));
  const light = declared({
    ...colours,
    'font-display': stackOf(fonts.heading, 'Archivo Fallback'),
    'font-sans': stackOf(fonts.text, 'Inter Fallback'),
    radius: `${radius}px`,
  });
  const dark = darkOf(palette);
  return [
    ...facesOf(fonts),
    `@layer theme{:root{${light}}}`,
    '@layer base{',
    `@media screen and (prefers-color-scheme:dark){html[data-account]:not([data-appearance='light'])${dark}}`,
    `@media screen{html[data-account][data-appearance='dark']${dark}}`,
    '}',
  ].join('');
}

const stackOf = (font: keyof typeof BRAND_FONTS, fallback: string): string =>
  `'${FONT_FILES[font].name}','${fallback}',${BRAND_FONTS[font].kind}`;

function facesOf({ heading, text }: PublicBrand['fonts']): string[] {
  return [...new Set([heading, text])]
    .map((font) => FONT_FILES[font])
    .filter(({ isOwn }) => !isOwn)
    .map(
      ({ name, url }) =>
        `@font-face{font-family:'${name}';font-display:swap;font-weight:300 800;src:url('${url}') format('woff2-variations')}`,
    );
}

/** The dark theme of the account (decision 025): the same names, dark ground. */
function darkOf(palette: PublicBrand['palette']): string {
  const { ink = '', asphalt = '', sand = '', night = '' } = palette;
  const bright = palette['agave-bright'] ?? '';
  const variables = declared({
    'color-ink': sand,
    'color-sand': ink,
    'color-sand-deep': asphalt,
    'color-paper': palette['ink-soft'] ?? '',
    'color-agave': bright,
    'color-agave-deep': bright,
    'color-scene': '#5f7985',
    'color-bar': '#5d7480',
    'color-muted': palette['muted-inverse'] ?? '',
    'color-line': palette['line-inverse'] ?? '',
  });
  return `{${variables};.on-ink{--color-ink:${asphalt}}dialog.on-ink{--color-ink:${night}}:is(.site-header-strip,#pie){--color-ink:color-mix(in oklab,${night},#000 35%)}}`;
}
