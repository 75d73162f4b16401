import { Inject, Injectable } from '@nestjs/common';
import { isOpen } from '../auth/sessions.js';
import { PREVIEW_COOKIE, previewSessionOf } from '../auth/preview-cookie.js';
import { type Cookies, OwnCookies } from '../auth/own-cookies.js';
import { ENV, type Env } from '../config/env.js';
import { PrismaService } from '../database/prisma.service.js';

/** Signed-in staff see the site as it will be before it is open, in the browser they are signed in with. */
@Injectable()
export class StaffPreview {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_SECRET'>,
    private readonly own: OwnCookies,
    private readonly prisma: PrismaService,
  ) {}

  async isStaff(cookies: Cookies): Promise<boolean> {
    const id = previewSessionOf(this.env.APP_SECRET, this.own.read(cookies, PREVIEW_COOKIE) ?? '');
    if (!id) return false;
    const session = await this.prisma.authSession.findUnique({ where: { id }, include: { staff: true } });
    return session !== null && isOpen(session) && session.staff?.active === true;
  }
}
