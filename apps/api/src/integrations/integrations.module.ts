import { Module } from '@nestjs/common';
import { BatchesModule } from './batches/batches.module.js';
import { BillingModule } from './billing/billing.module.js';
import { CardsModule } from './cards/cards.module.js';
import { ConnectorsModule } from './connectors/connectors.module.js';
import { ConversionsModule } from './conversions/conversions.module.js';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { GeocodingModule } from './geocoding/geocoding.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { MailApiModule } from './mail-api/mail-api.module.js';
import { ProspectsModule } from './prospects/prospects.module.js';
import { SmsModule } from './sms/sms.module.js';
import { SigningConnectorModule } from './signing/signing-connector.module.js';
import { StaffFilesModule } from './staff-files/staff-files.module.js';
import { StampingModule } from './stamping/stamping.module.js';
import { SyntageModule } from './syntage/syntage.module.js';
import { TelephonyModule } from './telephony/telephony.module.js';
import { V1Module } from './v1/v1.module.js';
import { WebPushModule } from './web-push/web-push.module.js';
import { WhatsappModule } from './whatsapp/whatsapp.module.js';

/** What the product and the lender's other systems have to do with each other, a room each. */
@Module({
  imports: [
    BatchesModule,
    BillingModule,
    CardsModule,
    ConnectorsModule,
    ConversionsModule,
    DeliveriesModule,
    GeocodingModule,
    LedgerModule,
    MailApiModule,
    ProspectsModule,
    SmsModule,
    SigningConnectorModule,
    StaffFilesModule,
    StampingModule,
    SyntageModule,
    TelephonyModule,
    V1Module,
    WebPushModule,
    WhatsappModule,
  ],
})
export class IntegrationsModule {}
