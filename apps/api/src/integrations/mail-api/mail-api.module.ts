import { Injectable, Module } from '@nestjs/common';
import {
  type Mail,
  OtherMailTransport,
  OtherMailTransports,
  type TakenMail,
} from '../../platform/mail/mail-transport.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { Connectors } from '../connectors/connectors.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { mailApiConnector } from './mail-api.connector.js';
import { MailEventsController } from './mail-events.controller.js';
import { sendMail } from './send-mail.js';

/** Mail leaves by the API while staff have it on. */
@Injectable()
class MailApiTransport extends OtherMailTransport {
  constructor(private readonly connectors: Connectors) {
    super();
  }

  override async isOn(): Promise<boolean> {
    return (await this.connectors.of(mailApiConnector)) !== null;
  }

  override async send(mail: Mail): Promise<TakenMail> {
    const connection = await this.connectors.of(mailApiConnector);
    if (!connection) throw new Error('The mail API was turned off meanwhile');
    return sendMail(connection, mail);
  }
}

@Module({
  imports: [ConnectorsModule],
  controllers: [MailEventsController],
  providers: [MailApiTransport],
})
export class MailApiModule {
  constructor(connectors: ConnectorRegistry, transports: OtherMailTransports, transport: MailApiTransport) {
    connectors.register(mailApiConnector);
    transports.offer(transport);
  }
}
