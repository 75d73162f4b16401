import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { AccountHomeService } from './account/account-home.service.js';
import { ContractStandings } from './account/contract-standings.js';
import { ContractsController } from './account/contracts.controller.js';
import { ContractsService } from './account/contracts.service.js';
import { DueCalendarFeedController } from './calendar/due-calendar-feed.controller.js';
import { DueCalendarsController } from './calendar/due-calendars.controller.js';
import { DueCalendarsService } from './calendar/due-calendars.service.js';
import { contractsResource } from './contracts.resource.js';
import { PaymentLinks } from './due/payment-links.js';
import { ContractIntakeModule } from './intake/contract-intake.module.js';
import { ChargeDueSweep } from './ledger/charge-due.sweep.js';
import { ContractStandingAdminController } from './ledger/contract-standing.admin.controller.js';
import { LedgerEvents } from './ledger/ledger-events.js';
import { Ledgers } from './ledger/ledgers.js';
import { ContractLetters } from './letters/contract-letters.js';
import { letterSettingsResource } from './letters/letter-settings.resource.js';
import { LetterVerificationController } from './letters/letter-verification.controller.js';
import { LetterVerificationService } from './letters/letter-verification.service.js';
import { lettersResource } from './letters/letters.resource.js';
import { MoneyMonths } from './money/money-months.service.js';
import { MoneyMonthsSweep } from './money/money-months.sweep.js';
import { MovementsExport } from './movements/movements-export.js';
import { movementsResource } from './movements/movements.resource.js';
import { MovementsService } from './movements/movements.service.js';
import { ContractSheets } from './papers/contract-sheets.service.js';
import { InsuredContracts } from './policies/insured-contracts.js';
import { PoliciesController } from './policies/policies.controller.js';
import { PoliciesService } from './policies/policies.service.js';
import { PayoffLetters } from './settlement/payoff-letters.js';
import { SettlementLetterMail } from './settlement/settlement-letter.mail.js';
import { SettlementLetters } from './settlement/settlement-letters.js';
import { SettlementLettersSweep } from './settlement/settlement-letters.sweep.js';
import { SettlementController } from './settlement/settlement.controller.js';
import { SettlementService } from './settlement/settlement.service.js';
import { UnitsController } from './units/units.controller.js';
import { UnitsService } from './units/units.service.js';

@Module({
  imports: [ContentModule, ContractIntakeModule, CryptoModule, PdfModule],
  controllers: [
    ContractsController,
    ContractStandingAdminController,
    LetterVerificationController,
    DueCalendarFeedController,
    DueCalendarsController,
    PoliciesController,
    SettlementController,
    UnitsController,
  ],
  providers: [
    AccountHomeService,
    ChargeDueSweep,
    ContractLetters,
    ContractSheets,
    ContractStandings,
    ContractsService,
    DueCalendarsService,
    InsuredContracts,
    LedgerEvents,
    Ledgers,
    LetterVerificationService,
    MoneyMonths,
    MoneyMonthsSweep,
    MovementsExport,
    MovementsService,
    PaymentLinks,
    PayoffLetters,
    PoliciesService,
    SettlementLetterMail,
    SettlementLetters,
    SettlementLettersSweep,
    SettlementService,
    UnitsService,
  ],
  exports: [
    AccountHomeService,
    ContractIntakeModule,
    ContractLetters,
    ContractSheets,
    ContractsService,
    ContractStandings,
    InsuredContracts,
    Ledgers,
    MoneyMonths,
    MovementsService,
    PaymentLinks,
    PayoffLetters,
    SettlementLetters,
  ],
})
export class ContractsModule {
  constructor(resources: ResourceRegistry, encryption: FieldEncryption) {
    resources.register(
      contractsResource(encryption),
      letterSettingsResource,
      lettersResource(encryption),
      movementsResource,
    );
  }
}
