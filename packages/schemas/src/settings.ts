import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { line, orNull } from './publishing.js';

const webAddress = z.url({ protocol: /^https$/, error: fieldCode('URL.INVALID') }).max(500, fieldCode('URL.TOO_LONG'));
const link = z.object({ label: line(60), url: webAddress });

/** `GET /api/settings`: who the lender is. The whole brand is data, so that any lender can run the product. */
export const siteSettingsSchema = z.object({
  companyName: line(60),
  legalName: line(160),
  tagline: line(120),
  phone: line(30),
  email: z.email(fieldCode('EMAIL.INVALID')),
  supportHours: z.array(line(80)).max(7),
  address: line(300),
  copyrightFromYear: z.number().int().min(1900).max(2100),
  dealerPortalUrl: webAddress,
  jobBoardUrl: webAddress,
  sisterSites: z.array(link).max(6),
  socialLinks: z.array(link).max(6),
  /** Application form of the company itself, outside this site; `null` hides the link. */
  creditApplicationUrl: orNull(webAddress),
  /** Raster tiles `https://…/{z}/{x}/{y}.png`; without it the map is an outline of the states. */
  mapTileUrl: orNull(z.string().regex(/^https:\/\/\S+\{z\}\S*$/, fieldCode('URL.INVALID'))),
  mapAttribution: orNull(line(200)),
  /** The provider's hosted page where a company authorises the reading of its SAT data; `null` switches it off. */
  syntageOnboardingUrl: orNull(webAddress),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
