import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ResourceRegistry } from '../resources/resource-registry.js';
import { Agreements } from './agreements.js';
import { AskedTexts } from './asked-texts.js';
import { ChannelChoice } from './channel-choice.js';
import { InboundTexts } from './inbound-texts.js';
import { MessageWays } from './message-channel.js';
import { MessagingController } from './messaging.controller.js';
import { SendTextJob } from './send-text.job.js';
import { TextFates } from './text-fates.js';
import { TextKinds } from './text-kinds.js';
import { textMessagesResource } from './text-messages.resource.js';
import { Texts } from './texts.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [MessagingController],
  providers: [
    Agreements,
    AskedTexts,
    ChannelChoice,
    InboundTexts,
    MessageWays,
    SendTextJob,
    TextFates,
    TextKinds,
    Texts,
  ],
  exports: [Agreements, AskedTexts, InboundTexts, MessageWays, TextFates, TextKinds, Texts],
})
export class MessagingModule {
  constructor(resources: ResourceRegistry, kinds: TextKinds) {
    resources.register(textMessagesResource((kind) => kinds.find(kind)?.title ?? kind));
  }
}
