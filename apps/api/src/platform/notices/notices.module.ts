import { Global, Module } from '@nestjs/common';
import { CryptoModule } from '../crypto/crypto.module.js';
import { ContactStops } from './contact-stops.js';
import { NoticeChoices } from './notice-choices.js';
import { Notices } from './notices.js';
import { OwnQuietHours } from './own-quiet-hours.js';
import { PushDevices } from './push/push-devices.js';
import { PushKeys } from './push/push-keys.js';
import { PushNotices } from './push/push-notices.js';
import { PushWays } from './push/push-way.js';
import { SendPushJob } from './push/send-push.job.js';
import { SentNotices } from './sent-notices.js';

const SHARED = [
  ContactStops,
  NoticeChoices,
  Notices,
  OwnQuietHours,
  PushDevices,
  PushKeys,
  PushNotices,
  PushWays,
  SentNotices,
];

/** What customers are told of, by what, and that it was sent. */
@Global()
@Module({ imports: [CryptoModule], providers: [...SHARED, SendPushJob], exports: SHARED })
export class NoticesModule {}
