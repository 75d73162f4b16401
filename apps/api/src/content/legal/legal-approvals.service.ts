import { Injectable } from '@nestjs/common';
import { FILL_IN, legalApprovalSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { requireCurrent } from '../../platform/resources/record-version.js';
import { textMark } from './approved-text.js';
import { legalPagesResource } from './legal-pages.resource.js';

type Approval = z.output<typeof legalApprovalSchema>;

/** Somebody has read a legal text for the lender, and answers for it by their name. */
@Injectable()
export class LegalApprovals {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
  ) {}

  /** 409 where the text is another one by now, or where something is left to be written in what visitors are to read. */
  async approve(staff: CurrentStaff, slug: string, { approvedBy, publish, updatedAt }: Approval): Promise<object> {
    return this.prisma.$transaction(async (database) => {
      await database.$executeRaw`SELECT FROM legal_page WHERE slug = ${slug} FOR UPDATE`;
      const page = await database.legalPage.findUnique({ where: { slug } });
      if (!page) throw ProblemException.notFound();
      requireCurrent(page, updatedAt);
      if (publish && `${page.title}${page.body}`.includes(FILL_IN)) {
        throw new ProblemException(409, 'LEGAL_PAGE.UNFINISHED');
      }
      const data = { published: publish, approvedBy, approvedAt: new Date(), approvedText: textMark(page) };
      const after = legalPagesResource.present(await database.legalPage.update({ where: { slug }, data }));
      const before = legalPagesResource.present(page);
      await this.audit.write(database, staff, {
        action: 'approve',
        resource: 'legal-pages',
        recordId: slug,
        before,
        after,
      });
      return after;
    });
  }
}
