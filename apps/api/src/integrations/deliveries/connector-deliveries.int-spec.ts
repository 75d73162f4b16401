import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Events } from '../../platform/events/events.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Connectors } from '../connectors/connectors.js';
import { sampleConnector } from '../connectors/sample-connector.fixture.js';
import type { WebhookSender } from '../webhooks/webhook-sender.js';
import { Carriers } from './carriers.js';
import { ConnectorTargets } from './connector-targets.js';
import { deliveries, Delivers, Delivery, type EventOf } from './delivery.js';
import { toldEvent } from './told-event.js';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
});
afterAll(() => api.close());

it('a connector is owed events while it is on, and its class gets them with the way to it', async () => {
  const delivered: [string, string][] = [];
  // Defined here, once the application runs, which has no module for it.
  @Delivers(sampleConnector, ['customer.changed'])
  class SampleDelivery extends Delivery<'customer.changed', typeof sampleConnector.fields> {
    override async deliver({ data }: EventOf<'customer.changed'>, { name }: { name: string }): Promise<void> {
      delivered.push([name, data.customerId]);
    }
  }
  const prisma = api.app.get(PrismaService);
  const { name } = sampleConnector;
  await new ConnectorTargets(prisma).onApplicationBootstrap();
  const where = { kind_name: { kind: 'connector', name } } as const;
  const isOn = async () => (await api.prisma.deliveryTarget.findUniqueOrThrow({ where })).isOn;
  expect(await isOn()).toBe(false);
  const settings = { baseUrl: 'https://crm.example' };
  await api.prisma.connector.create({ data: { name, isOn: true, settings } });
  expect(await isOn()).toBe(true);

  const customerId = randomUUID();
  const data = { customerId, change: 'created' } as const;
  await api.app.get(Events).tell(prisma, 'customer.changed', { subject: { kind: 'customer', id: customerId }, data });
  const { event, target } = await api.prisma.delivery.findFirstOrThrow({
    where: { subjectId: customerId },
    select: { event: true, target: true },
  });
  const provider = { instance: new SampleDelivery(), isAlias: false };
  const others = api.app.get(DiscoveryService, { strict: false }).getProviders();
  const discovery = { getProviders: () => [...others, provider] } as unknown as DiscoveryService;
  const connectors = { of: async () => ({ name }) } as unknown as Connectors;
  const noWebhooks = {} as unknown as WebhookSender;
  const carriers = new Carriers(discovery, connectors, noWebhooks);
  carriers.onModuleInit();
  await carriers.carry(target, toldEvent(event));
  expect(delivered).toEqual([[name, customerId]]);

  const off = new Carriers(discovery, { of: async () => null } as unknown as Connectors, noWebhooks);
  off.onModuleInit();
  await expect(off.carry(target, toldEvent(event))).rejects.toThrow('apagado');

  await api.prisma.connector.update({ where: { name }, data: { isOn: false } });
  expect(await isOn()).toBe(false);
  deliveries.forget(SampleDelivery);
});
