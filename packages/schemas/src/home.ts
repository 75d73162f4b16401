import { z } from 'zod';

/** Names as in section 3 of the specification. */
export const mainBannerSchema = z.object({
  title: z.string(),
  subtitle: z.string(),
  imgcontent: z.string(),
  imgmobilecontent: z.string(),
  videourl: z.string().nullable(),
  textfooter: z.string().nullable(),
  urlfooter: z.string().nullable(),
});
export type MainBanner = z.infer<typeof mainBannerSchema>;

export const planCardSchema = z.object({
  title: z.string(),
  summary: z.string(),
  summaryhover: z.string(),
  icnsummary: z.string(),
  urlsummary: z.string(),
});
export type PlanCard = z.infer<typeof planCardSchema>;

/** `GET /api/banners` */
export const homeContentSchema = z.object({
  mainbanners: z.array(mainBannerSchema),
  plansbanners: z.object({ plansarray: z.array(planCardSchema) }),
});
export type HomeContent = z.infer<typeof homeContentSchema>;

/** `POST /api/alert` */
export const alertRequestSchema = z
  .object({ internalAlert: z.boolean().default(false), pcAlert: z.boolean().default(false) })
  .prefault({});

/** The active alert; the route answers 204 without a body when there is none. */
export const alertSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  imgBack: z.string().nullable(),
  url: z.string().nullable(),
  textbutton: z.string().nullable(),
});
export type Alert = z.infer<typeof alertSchema>;

const link = z.object({ label: z.string(), url: z.url() });

/** `GET /api/settings`: who the lender is. The whole brand is data, so that any lender can run the product. */
export const siteSettingsSchema = z.object({
  companyName: z.string(),
  legalName: z.string(),
  tagline: z.string(),
  phone: z.string(),
  email: z.string(),
  supportHours: z.array(z.string()),
  address: z.string(),
  copyrightFromYear: z.number().int(),
  dealerPortalUrl: z.url(),
  jobBoardUrl: z.url(),
  sisterSites: z.array(link),
  socialLinks: z.array(link),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
