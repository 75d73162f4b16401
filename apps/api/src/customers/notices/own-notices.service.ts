import { Injectable } from '@nestjs/common';
import {
  isNoticeChosen,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeChoice,
  NOTICES,
  type OwnNotices,
  type PushSubscriptionData,
  type QuietHours,
} from '@flota/schemas';
import { deviceName } from '../../platform/auth/device-name.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { NoticeChoices } from '../../platform/notices/notice-choices.js';
import { OwnQuietHours } from '../../platform/notices/own-quiet-hours.js';
import { PushDevices } from '../../platform/notices/push/push-devices.js';
import { PushKeys } from '../../platform/notices/push/push-keys.js';
import { OwnMessagingService } from '../profile/own-messaging.service.js';

/** What a customer wants to be told of, by what and when. */
@Injectable()
export class OwnNoticesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly choices: NoticeChoices,
    private readonly hours: OwnQuietHours,
    private readonly devices: PushDevices,
    private readonly keys: PushKeys,
    private readonly messaging: OwnMessagingService,
  ) {}

  async read(id: string): Promise<OwnNotices> {
    const [wants, hours, devices, publicKey, { channels: phone }] = await Promise.all([
      this.choices.of(this.prisma, id),
      this.hours.of(this.prisma, id),
      this.devices.of(this.prisma, id),
      this.keys.publicKey(),
      this.messaging.read(id),
    ]);
    const channels: NoticeChannel[] = [
      'email',
      ...phone.filter(({ agreed }) => agreed).map(({ channel }) => channel),
      ...(devices.length > 0 ? (['push'] as const) : []),
    ];
    return {
      channels,
      choices: NOTICE_KINDS.flatMap((kind) =>
        channels
          .filter((channel) => NOTICES[kind].channels.includes(channel))
          .map((channel) => ({
            kind,
            channel,
            wanted: wants(kind, channel),
            fixed: !isNoticeChosen(kind, channel),
          })),
      ),
      hours,
      push: {
        publicKey,
        devices: devices.map(({ createdAt, fingerprint, id: deviceId, name }) => ({
          id: deviceId,
          name,
          fingerprint,
          since: createdAt.toISOString(),
        })),
      },
    };
  }

  async choose(customerId: string, { channel, kind, wanted }: NoticeChoice): Promise<OwnNotices> {
    await this.prisma.noticeChoice.upsert({
      where: { customerId_kind_channel: { customerId, kind, channel } },
      create: { customerId, kind, channel, wanted },
      update: { wanted, at: new Date() },
    });
    return this.read(customerId);
  }

  async setHours(customerId: string, hours: QuietHours): Promise<OwnNotices> {
    await this.prisma.quietHours.upsert({
      where: { customerId },
      create: { customerId, ...hours },
      update: hours,
    });
    return this.read(customerId);
  }

  async addDevice(customerId: string, userAgent: string, subscription: PushSubscriptionData): Promise<OwnNotices> {
    await this.devices.add(customerId, deviceName(userAgent), subscription);
    return this.read(customerId);
  }

  /** 404 unless it is the customer's own. */
  async removeDevice(customerId: string, id: string): Promise<OwnNotices> {
    await this.devices.remove(customerId, id);
    return this.read(customerId);
  }
}
