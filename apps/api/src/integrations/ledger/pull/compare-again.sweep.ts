import { Every, Sweep } from '../../../platform/schedule/sweep.js';
import { LedgerContracts } from '../ledger-contracts.service.js';

/** Has every contract compared once a day, whether or not its ledger told of a change. */
@Every({ hours: 1 }, { first: 'later' })
export class CompareAgainSweep extends Sweep {
  constructor(private readonly contracts: LedgerContracts) {
    super();
  }

  override sweep(now = Date.now()): Promise<void> {
    return this.contracts.compareAgain(now);
  }
}
