import { Injectable } from '@nestjs/common';
import type { Alert } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { published } from '../../platform/content/publication.js';

@Injectable()
export class AlertsService {
  constructor(private readonly prisma: PrismaService) {}

  /** The alert to show now: of several the one that began last. */
  async active(now = new Date()): Promise<Alert | null> {
    const alert = await this.prisma.alert.findFirst({
      where: published(now),
      orderBy: [{ publishedFrom: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }],
    });
    if (!alert) return null;
    const { id, title, description, image, url, buttonText } = alert;
    return { id, title, description, imgBack: image, url, textbutton: buttonText };
  }
}
