import { Injectable } from '@nestjs/common';
import { isNoticeChosen, type NoticeChannel, type NoticeKind, NOTICES } from '@flota/schemas';
import type { Database } from '../database/prisma.service.js';

/** Whether a kind of notice is to come by a channel. */
type Wanted = (kind: NoticeKind, channel: NoticeChannel) => boolean;

/** What customers want to be told of, and by what. */
@Injectable()
export class NoticeChoices {
  /** What was never chosen comes by every channel that there is for it. */
  async of(database: Database, customerId: string): Promise<Wanted> {
    const chosen = await database.noticeChoice.findMany({ where: { customerId } });
    const choices = new Map(chosen.map(({ channel, kind, wanted }) => [`${kind} ${channel}`, wanted]));
    return (kind, channel) =>
      NOTICES[kind].channels.includes(channel) &&
      (!isNoticeChosen(kind, channel) || (choices.get(`${kind} ${channel}`) ?? true));
  }

  async wants(database: Database, customerId: string, kind: NoticeKind, channel: NoticeChannel): Promise<boolean> {
    return (await this.of(database, customerId))(kind, channel);
  }
}
