import { Injectable } from '@nestjs/common';
import { type HomeContent, brandPath, newsPath } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { NEWS_ORDER } from '../pages/news.service.js';
import { onOffer, published, publishedNews } from '../../platform/content/publication.js';

const NEWS_ON_HOME = 10;
const IN_ORDER = [{ position: 'asc' as const }, { title: 'asc' as const }];

/** The home page, by the specification's wire names. */
@Injectable()
export class HomeService {
  constructor(private readonly prisma: PrismaService) {}

  async home(now = new Date()): Promise<HomeContent> {
    const [mainbanners, plansarray, promocionesbanners, marcasbanners, noticiasbanners] = await Promise.all([
      this.banners(now),
      this.plans(),
      this.promotions(now),
      this.brands(now),
      this.news(now),
    ]);
    return { mainbanners, plansbanners: { plansarray }, promocionesbanners, marcasbanners, noticiasbanners };
  }

  private async banners(now: Date): Promise<HomeContent['mainbanners']> {
    const banners = await this.prisma.banner.findMany({ where: published(now), orderBy: IN_ORDER });
    return banners.map((banner) => ({
      title: banner.title,
      subtitle: banner.subtitle,
      imgcontent: banner.image,
      imgmobilecontent: banner.imageMobile,
      videourl: banner.videoUrl,
      textfooter: banner.footerText,
      urlfooter: banner.footerUrl,
    }));
  }

  private async plans(): Promise<HomeContent['plansbanners']['plansarray']> {
    const plans = await this.prisma.plan.findMany({ where: { shownOnHome: true, ...onOffer }, orderBy: IN_ORDER });
    return plans.map(({ title, summary, summaryHover, icon, url }) => ({
      title,
      summary,
      summaryhover: summaryHover,
      icnsummary: icon,
      urlsummary: url,
    }));
  }

  private async promotions(now: Date): Promise<HomeContent['promocionesbanners']> {
    const promotions = await this.prisma.promotion.findMany({ where: published(now), orderBy: IN_ORDER });
    return promotions.map(({ id, title, subtitle, image, buttonUrl, buttonText, vehicle }) => ({
      id,
      title,
      subtitle,
      imgback: image,
      urlbutton: buttonUrl,
      textbutton: buttonText,
      vehiculo: vehicle,
    }));
  }

  private async brands(now: Date): Promise<HomeContent['marcasbanners']> {
    const brands = await this.prisma.brand.findMany({ where: published(now), orderBy: IN_ORDER });
    return brands.map(({ slug, title, subtitle, image, imageMobile }) => ({
      title,
      subtitle,
      imgback: image,
      imgmobileback: imageMobile,
      urlbutton: brandPath(slug),
    }));
  }

  private async news(now: Date): Promise<HomeContent['noticiasbanners']> {
    const articles = await this.prisma.newsArticle.findMany({
      where: publishedNews(now),
      orderBy: NEWS_ORDER,
      take: NEWS_ON_HOME,
    });
    return articles.map(({ slug, title, subtitle, image, url, buttonText }) => ({
      slug,
      imgback: image,
      title,
      subtitle,
      urlbutton: url ?? newsPath(slug),
      textbutton: buttonText,
    }));
  }
}
