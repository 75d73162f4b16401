import { z } from 'zod';
import { slug } from './primitives.js';

/** Names as in section 3 of the specification. Pictures are `/artwork/{name}` or `/media/{hash}`. */
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

export const promotionCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Sanitised HTML; what the card shows once it is expanded. */
  subtitle: z.string(),
  imgback: z.string(),
  urlbutton: z.string().nullable(),
  textbutton: z.string().nullable(),
  /** Slug of a vehicle model; goes along as the query parameter `vehicle` of the button's address. */
  vehiculo: z.string().nullable(),
});
export type PromotionCard = z.infer<typeof promotionCardSchema>;

export const brandCardSchema = z.object({
  title: z.string(),
  subtitle: z.string(),
  imgback: z.string(),
  imgmobileback: z.string(),
  urlbutton: z.string(),
});
export type BrandCard = z.infer<typeof brandCardSchema>;

export const newsCardSchema = z.object({
  slug,
  imgback: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  subtitle: z.string(),
  urlbutton: z.string(),
  textbutton: z.string().nullable(),
});
export type NewsCard = z.infer<typeof newsCardSchema>;

/** `GET /api/banners`: what the home page shows; only what is published now, in the order staff gave it. */
export const homeContentSchema = z.object({
  mainbanners: z.array(mainBannerSchema),
  plansbanners: z.object({ plansarray: z.array(planCardSchema) }),
  promocionesbanners: z.array(promotionCardSchema),
  marcasbanners: z.array(brandCardSchema),
  noticiasbanners: z.array(newsCardSchema),
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
