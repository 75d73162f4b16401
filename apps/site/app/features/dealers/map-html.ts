/** What Leaflet writes as HTML for this map: signs, counts and credits; links lead to other sites. */
const ATTRIBUTES = String.raw`(?:\s+(?:aria-hidden|class|rel|target|title)="[^"<>]*"|\s+href="https?:[^"<>]*")*`;
const WRITTEN = new RegExp(String.raw`^(?:[^<>]|</?(?:a|b|br|em|i|span|strong|svg)${ATTRIBUTES}\s*/?>)*$`, 'i');

/** Whether it is nothing but text and the elements that the map is made of. */
export const isMapHtml = (html: string): boolean => WRITTEN.test(html);

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => void;
}

/**
 * Leaflet writes strings into `innerHTML`, which Trusted Types refuse to whoever has no policy: only what the map is made of is
 * let through, the rest stays refused, and reported.
 */
export function trustMapHtml(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => (isMapHtml(html) ? html : null) });
}
