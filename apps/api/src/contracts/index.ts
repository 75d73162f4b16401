export { AccountHomeService } from './account/account-home.service.js';
export { ContractStandings, type OwnStanding } from './account/contract-standings.js';
export { presentSummary } from './account/contract.presenter.js';
export { ContractsService } from './account/contracts.service.js';
export { eachHolderOnce, holderOf, maskedHolder, ofHolder, withRfc } from './contract-holder.js';
export {
  type AgreedContract,
  contractLabel,
  instalmentWord,
  movementWords,
  PLAN_TITLES,
  vehicleLine,
} from './contract.texts.js';
export { ContractsModule } from './contracts.module.js';
export { ContractIntakeService } from './intake/contract-intake.service.js';
export { MoneyMonths } from './money/money-months.service.js';
export { presentInstalment } from './account/instalment.presenter.js';
export { ContractImportService } from './intake/import/contract-import.service.js';
export { importWords } from './intake/import/contract-import.texts.js';
export { excessOf } from './ledger/excess.js';
export { orRefuse } from './ledger/ledger-refusal.js';
export { type Entered, type Foreseen, Ledgers, type NewEvent } from './ledger/ledgers.js';
export { owedOf, payoffOf } from './ledger/paying-early.js';
export { PaymentLinks } from './due/payment-links.js';
export { eventOfMoney } from './ledger/received-money.js';
export { type ContractLetter, letterFrame, type LetterSubject } from './letters/contract-letter.js';
export { lateRate } from './papers/cover-sheet.js';
export { letterProof } from './letters/letter-proof.js';
export {
  ContractLetters,
  letterFileName,
  LETTERS_LIMIT,
  presentDocument,
  type WrittenBy,
} from './letters/contract-letters.js';
export { PayoffLetters } from './settlement/payoff-letters.js';
export { SettlementLetters } from './settlement/settlement-letters.js';
export { ContractSheets } from './papers/contract-sheets.service.js';
export {
  type MovementWithContract,
  presentForStaff as presentMovement,
  WITH_CONTRACT as MOVEMENT_WITH_CONTRACT,
} from './movements/movement.presenter.js';
export { InsuredContracts } from './policies/insured-contracts.js';
export { MovementsService } from './movements/movements.service.js';
