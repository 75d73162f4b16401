import { Global, Module } from '@nestjs/common';
import { TextValues } from '../platform/content/text-values.js';
import { MailSender, type Sender } from '../platform/mail/sender.js';
import { ContentModule } from './content.module.js';
import { SettingsService } from './settings.service.js';

/** The lender as every mail and every text names it: its settings of now. */
@Global()
@Module({
  imports: [ContentModule],
  providers: [
    {
      provide: MailSender,
      inject: [SettingsService],
      useFactory: (settings: SettingsService): MailSender => ({
        present: async (): Promise<Sender> => {
          const { companyName: name, ...lender } = await settings.site();
          return { ...lender, name };
        },
      }),
    },
    {
      provide: TextValues,
      inject: [SettingsService],
      useFactory: (settings: SettingsService): TextValues => ({ present: () => settings.texts() }),
    },
  ],
  exports: [MailSender, TextValues],
})
export class LenderModule {}
