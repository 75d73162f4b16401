import { Module } from '@nestjs/common';
import { PushWays } from '../../platform/notices/push/push-way.js';
import { GatewayModule } from '../gateway/gateway.module.js';
import { WebPushWay } from './web-push-way.js';

/** Needs no connector: browsers bring the address of their push service, and the keys are the installation's own. */
@Module({ imports: [GatewayModule], providers: [WebPushWay] })
export class WebPushModule {
  constructor(ways: PushWays, way: WebPushWay) {
    ways.offer(way);
  }
}
