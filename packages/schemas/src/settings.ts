import { z } from 'zod';
import { CONTRACT_KINDS } from './account/contracts.js';
import { fieldCode } from './field-codes.js';
import { rfcSchema } from './identifiers/index.js';
import { dateOnly, decimalString, slug } from './primitives.js';
import { line, orNull } from './publishing.js';

const webAddress = z.url({ protocol: /^https$/, error: fieldCode('URL.INVALID') }).max(500, fieldCode('URL.TOO_LONG'));
const MAP_TILES = fieldCode('MAP_TILES.INVALID');
const MAX_KM_PER_MONTH = 100_000;
const perYear = orNull(decimalString(2, 'AMOUNT'));
const perKm = orNull(decimalString(2, 'AMOUNT'));

/** What having a vehicle of a type costs beside its financing: estimates of the lender's, MXN with VAT. */
export const ownershipCostsSchema = z.object({
  /** Slug. */
  vehicleType: slug,
  /** What visitors see until they say how far they drive. */
  kmPerMonth: z
    .number(fieldCode('NUMBER.INVALID'))
    .int(fieldCode('NUMBER.INVALID'))
    .min(0, fieldCode('NUMBER.INVALID'))
    .max(MAX_KM_PER_MONTH, fieldCode('NUMBER.INVALID')),
  tenenciaPerYear: perYear,
  verificationPerYear: perYear,
  maintenancePerKm: perKm,
  tyresPerKm: perKm,
  fuelPerKm: perKm,
  /** Where the figures are from, as visitors read it. */
  source: orNull(line(300)),
});

/** Under which number the adhesion contract of a product is kept by CONDUSEF (RECA), from the contracts signed on a day on. */
const contractRegistrationSchema = z.object({
  kind: z.enum(CONTRACT_KINDS, fieldCode('KIND.INVALID')),
  number: line(60),
  since: dateOnly,
});

const link = z.object({ label: line(60), url: webAddress });

/** What staff write of who the lender is. The whole brand is data, so that any lender can run the product. */
export const writtenSettingsSchema = z.object({
  companyName: line(60),
  legalName: line(160),
  /** Where there is little room; `null`: the commercial name. */
  shortName: orNull(line(24)),
  rfc: orNull(rfcSchema),
  tagline: line(120),
  phone: line(30),
  /** `null`: the telephone number. */
  whatsapp: orNull(line(30)),
  email: z.email(fieldCode('EMAIL.INVALID')),
  /** For requests about personal data; `null`: the address above. */
  privacyEmail: orNull(z.email(fieldCode('EMAIL.INVALID'))),
  supportHours: z.array(line(80)).max(7),
  address: line(300),
  copyrightFromYear: z.number().int().min(1900).max(2100),
  /** `null` hides the link; so it does of the next one. */
  dealerPortalUrl: orNull(webAddress),
  jobBoardUrl: orNull(webAddress),
  sisterSites: z.array(link).max(6),
  socialLinks: z.array(link).max(6),
  /** Application form of the company itself, outside this site; `null` hides the link. */
  creditApplicationUrl: orNull(webAddress),
  /** Raster tiles `https://…/{z}/{x}/{y}.png`; without it the map is an outline of the states. See `mapTileSource`. */
  mapTileUrl: orNull(
    z
      .string()
      .trim()
      .max(500, fieldCode('URL.TOO_LONG'))
      .regex(/^https:\/\/\S+\{z\}\S*$/, MAP_TILES),
  ),
  mapAttribution: orNull(line(200)),
  /** The provider's hosted page where a company authorises the reading of its SAT data; `null` switches it off. */
  syntageOnboardingUrl: orNull(webAddress),
  /** Whether quotes and the contact form ask for a telephone; else the e-mail address is enough. */
  phoneRequired: z.boolean().default(false),
  /** By type of vehicle; of a type that is not here nothing is estimated. */
  ownershipCosts: z.array(ownershipCostsSchema).max(20, fieldCode('LIST.TOO_LONG')).default([]),
  /** Of a product that is not here, the cover sheet of a contract names none. */
  contractRegistrations: z.array(contractRegistrationSchema).max(40, fieldCode('LIST.TOO_LONG')).default([]),
});

const orEmpty = <Schema extends z.ZodType<string>>(schema: Schema) => z.union([z.literal(''), schema]);
const written = writtenSettingsSchema.shape;

/** `GET /api/settings`: who the lender is. On a new installation most of it is empty, until staff write it. */
export const siteSettingsSchema = writtenSettingsSchema.extend({
  legalName: orEmpty(written.legalName),
  tagline: orEmpty(written.tagline),
  phone: orEmpty(written.phone),
  email: orEmpty(written.email),
  address: orEmpty(written.address),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** What a new installation asks of whoever runs it: nothing of it is known before. */
export const ASKED_SETTINGS = ['companyName', 'legalName', 'tagline', 'address', 'phone', 'email'] as const;

/** Those of them that nobody has written yet. */
export function unsaidSettings(settings: SiteSettings): (typeof ASKED_SETTINGS)[number][] {
  const blank = blankSettings(settings.copyrightFromYear);
  return ASKED_SETTINGS.filter((name) => settings[name] === blank[name]);
}

/** Who the lender is before anybody has said so. */
export const blankSettings = (year: number): SiteSettings => ({
  companyName: 'Su financiera',
  legalName: '',
  shortName: null,
  rfc: null,
  tagline: '',
  phone: '',
  whatsapp: null,
  email: '',
  privacyEmail: null,
  supportHours: [],
  address: '',
  copyrightFromYear: year,
  dealerPortalUrl: null,
  jobBoardUrl: null,
  sisterSites: [],
  socialLinks: [],
  creditApplicationUrl: null,
  mapTileUrl: null,
  mapAttribution: null,
  syntageOnboardingUrl: null,
  phoneRequired: false,
  ownershipCosts: [],
  contractRegistrations: [],
});

/** What a page writes into the address of a tile; `{s}`, one of a few servers, may only begin the host's name. */
const TILE_ADDRESS =
  /^https:\/\/(\{s\}\.)?([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)\/([^\s{}]|\{(?:z|x|-?y|r|s)\})+$/i;

/**
 * Where tiles of this address come from, as Content-Security-Policy names it: `https://tiles.example.mx`, or
 * `https://*.example.mx` where it has several servers. `null` for an address that no tile could be asked for by.
 */
export function mapTileSource(url: string): string | null {
  const [, servers, host] = TILE_ADDRESS.exec(url) ?? [];
  const complete = ['{z}', '{x}'].every((part) => url.includes(part)) && /\{-?y\}/.test(url);
  return host && complete ? `https://${servers ? '*.' : ''}${host.toLowerCase()}` : null;
}

const emailOrEmpty = z
  .string(fieldCode('EMAIL.INVALID'))
  .trim()
  .refine((text) => text === '' || written.email.safeParse(text).success, fieldCode('EMAIL.INVALID'));

/**
 * What staff may write: an address of tiles that the site's own policy can let through, and of what is asked for one thing
 * after the other. Whether a text may be empty depends on what was there: what is said can't be unsaid.
 */
export const siteSettingsWriteSchema = writtenSettingsSchema
  .extend({
    legalName: line(160, 0),
    tagline: line(120, 0),
    phone: line(30, 0),
    email: emailOrEmpty,
    address: line(300, 0),
  })
  .refine(({ mapTileUrl }) => mapTileUrl === null || mapTileSource(mapTileUrl) !== null, {
    path: ['mapTileUrl'],
    error: MAP_TILES,
  });
