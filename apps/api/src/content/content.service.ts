import { Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import type { Alert, Faq, HomeContent, LegalPage } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { mediaUrl } from '../platform/storage/files.js';

/** Published content by the specification's wire names. */
@Injectable()
export class ContentService {
  constructor(private readonly prisma: PrismaService) {}

  async home(): Promise<HomeContent> {
    const [banners, plans] = await Promise.all([
      this.prisma.banner.findMany({ orderBy: { position: 'asc' } }),
      this.prisma.plan.findMany({ where: { shownOnHome: true }, orderBy: { position: 'asc' } }),
    ]);
    return {
      mainbanners: banners.map((banner) => ({
        title: banner.title,
        subtitle: banner.subtitle,
        imgcontent: banner.image,
        imgmobilecontent: banner.imageMobile,
        videourl: banner.videoUrl,
        textfooter: banner.footerText,
        urlfooter: banner.footerUrl,
      })),
      plansbanners: {
        plansarray: plans.map(({ title, summary, summaryHover, icon, url }) => ({
          title,
          summary,
          summaryhover: summaryHover,
          icnsummary: icon,
          urlsummary: url,
        })),
      },
    };
  }

  /** The alert to show now: of several the one that began last. */
  async activeAlert(now = new Date()): Promise<Alert | null> {
    const alert = await this.prisma.alert.findFirst({
      where: {
        AND: [
          { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
          { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
        ],
      },
      orderBy: [{ startsAt: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }],
      include: { image: true },
    });
    if (!alert) return null;
    const { id, title, description, image, url, buttonText } = alert;
    return { id, title, description, imgBack: image && mediaUrl(image), url, textbutton: buttonText };
  }

  async faqs(category: string | undefined): Promise<Faq[]> {
    const rows = await this.prisma.faq.findMany({
      where: category === undefined ? {} : { categorySlug: category },
      orderBy: [{ categorySlug: 'asc' }, { position: 'asc' }],
    });
    return rows.map(({ categorySlug, question, answer }) => ({ category: categorySlug, question, answer }));
  }

  async legalPage(slug: string): Promise<LegalPage> {
    const page = await this.prisma.legalPage.findUnique({ where: { slug } });
    if (!page) throw ProblemException.notFound();
    return { ...page, updatedOn: dayOfColumn(page.updatedOn) };
  }
}
