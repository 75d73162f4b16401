import { Injectable } from '@nestjs/common';
import type { BatchKind } from '@flota/schemas';
import type { BulkRows, SingleRows } from './batch-rows.js';
import { ContractRows } from './contract-rows.js';
import { CustomerRows } from './customers/customer-rows.js';
import { InvoiceRows } from './invoice-rows.js';
import { MovementRows } from './movements/movement-rows.js';
import { PolicyRows } from './policy-rows.js';

/** How the rows of each kind are written. */
@Injectable()
export class RowKinds {
  private readonly kinds: Record<BatchKind, BulkRows | SingleRows>;

  constructor(
    customers: CustomerRows,
    contracts: ContractRows,
    movements: MovementRows,
    invoices: InvoiceRows,
    policies: PolicyRows,
  ) {
    this.kinds = { customers, contracts, movements, invoices, policies };
  }

  of(kind: BatchKind): BulkRows | SingleRows {
    return this.kinds[kind];
  }
}
