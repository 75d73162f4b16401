/* Made of openapi.json by `npm run sdk:generate`. */
export interface paths {
  '/api/integrations/v1/batches/customers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Batches: customers */
    post: operations['Batches.customers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/batches/contracts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Batches: contracts */
    post: operations['Batches.contracts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/batches/movements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Batches: movements */
    post: operations['Batches.movements'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/batches/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Batches: invoices */
    post: operations['Batches.invoices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/batches/policies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Batches: policies */
    post: operations['Batches.policies'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/batches/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Batches: show */
    get: operations['Batches.show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/batches/{id}/results': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Batches: list */
    get: operations['Batches.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/client': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who is calling */
    get: operations['CallingClient.show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What happened since */
    get: operations['Changes.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/contracts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Contracts, page by page */
    get: operations['IntegratorsContracts.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/contracts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One contract */
    get: operations['IntegratorsContracts.show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/customers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Customers, page by page */
    get: operations['IntegratorsCustomers.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/customers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One customer */
    get: operations['IntegratorsCustomers.show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Invoices, page by page */
    get: operations['IntegratorsInvoices.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/invoices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One invoice */
    get: operations['IntegratorsInvoices.show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/movements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Movements, page by page */
    get: operations['IntegratorsMovements.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/movements/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One movement */
    get: operations['IntegratorsMovements.show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/policies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Policies, page by page */
    get: operations['IntegratorsPolicies.list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/policies/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One policy */
    get: operations['IntegratorsPolicies.show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrations/v1/oauth/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A token for client credentials (RFC 6749) */
    post: operations['Token.grant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Problem: {
      type: string;
      title: string;
      status: number;
      /** @description Stable; more may come */
      code: string;
      detail?: string;
      correlationId: string;
      errors?: {
        field: string;
        /** @description Stable; more may come */
        code: string;
        detail?: string;
      }[];
      retryAfterSeconds?: number;
      figures?: {
        [key: string]: string;
      };
    };
    Client: {
      /** Format: uuid */
      id: string;
      name: string;
      scopes: (
        | 'customers:read'
        | 'customers:write'
        | 'contracts:read'
        | 'contracts:write'
        | 'movements:read'
        | 'movements:write'
        | 'invoices:read'
        | 'invoices:write'
        | 'policies:read'
        | 'policies:write'
        | 'changes:read'
      )[];
      requestsPerMinute: number;
      /** @description From then on its keys and tokens are refused */
      expiresAt: string | null;
    };
    Customer: {
      /** Format: uuid */
      id: string;
      /** @description What the calling client named it by a batch */
      externalId: string | null;
      name: string;
      email: string;
      phone: string | null;
      personType: string;
      active: boolean;
      /** @description Since when they have an account of their own */
      registeredAt: string | null;
      taxProfiles: {
        /** Format: uuid */
        id: string;
        rfc: string;
        legalName: string;
        personType: string;
        /** @description c_RegimenFiscal of the SAT */
        regime: string | null;
        /** @description c_UsoCFDI of the SAT */
        cfdiUse: string | null;
        postalCode: string | null;
      }[];
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    CustomersPage: {
      data: components['schemas']['Customer'][];
      /** @description What to ask for as `after`; null at the end */
      next: string | null;
    };
    Contract: {
      /** Format: uuid */
      id: string;
      /** @description What the calling client named it by a batch */
      externalId: string | null;
      number: string;
      /** Format: uuid */
      customerId: string;
      /** @description Only with the scope customers:read */
      holder: {
        legalName: string;
        rfc: string;
      } | null;
      /** @enum {string} */
      kind: 'direct_credit' | 'flexibility' | 'financial_lease' | 'pure_lease';
      /** @enum {string} */
      state: 'active' | 'paid_off';
      vehicle: string;
      vin: string;
      termMonths: number;
      annualRatePercent: string;
      principal: string | null;
      /** @description YYYY-MM-DD */
      signedOn: string;
      /** @description YYYY-MM-DD */
      firstDueOn: string;
      paidOffOn: string | null;
      /** @description Where transfers go */
      clabe: string;
      paymentReference: string;
      figures: components['schemas']['ContractFigures'];
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description Late interest grows by the day without a change
       */
      updatedAt: string;
    };
    ContractDetail: {
      /** Format: uuid */
      id: string;
      /** @description What the calling client named it by a batch */
      externalId: string | null;
      number: string;
      /** Format: uuid */
      customerId: string;
      /** @description Only with the scope customers:read */
      holder: {
        legalName: string;
        rfc: string;
      } | null;
      /** @enum {string} */
      kind: 'direct_credit' | 'flexibility' | 'financial_lease' | 'pure_lease';
      /** @enum {string} */
      state: 'active' | 'paid_off';
      vehicle: string;
      vin: string;
      termMonths: number;
      annualRatePercent: string;
      principal: string | null;
      /** @description YYYY-MM-DD */
      signedOn: string;
      /** @description YYYY-MM-DD */
      firstDueOn: string;
      paidOffOn: string | null;
      /** @description Where transfers go */
      clabe: string;
      paymentReference: string;
      figures: components['schemas']['ContractFigures'];
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description Late interest grows by the day without a change
       */
      updatedAt: string;
      instalments: components['schemas']['Instalment'][];
    };
    ContractFigures: {
      /** @description YYYY-MM-DD */
      on: string;
      /** @description Owed today: late interest to date included, money received before taken off */
      dueNow: string;
      /** @description What of it is late */
      overdue: string;
      /** @description Of the oldest unpaid instalment */
      daysLate: number;
      /** @description Capital still owed; null of a pure lease */
      outstandingCapital: string | null;
      /** @description Received and owed for nothing yet; negative after money was taken back */
      unapplied: string;
      paidInstalments: number;
      totalInstalments: number;
      /** @description The next one to pay, overdue ones first; null once all is paid */
      nextInstalment: {
        number: number;
        dueOn: string;
        payableUntil: string;
        total: string;
        missing: string;
        overdue: boolean;
      } | null;
    };
    ContractsPage: {
      data: components['schemas']['Contract'][];
      /** @description What to ask for as `after`; null at the end */
      next: string | null;
    };
    Instalment: {
      number: number;
      /** @enum {string} */
      kind: 'regular' | 'balloon' | 'purchase_option';
      dueOn: string;
      payableUntil: string;
      total: string;
      parts: components['schemas']['Parts'];
      paid: components['schemas']['Parts'];
      owed: string;
      /** @enum {string} */
      state: 'paid' | 'partial' | 'overdue' | 'due-soon' | 'future' | 'optional';
      daysLate: number;
      settledOn: string | null;
      balance: string | null;
    };
    Parts: {
      capital: string;
      interest: string;
      rent: string;
      vat: string;
      lateInterest: string;
      lateVat: string;
    };
    Movement: {
      /** Format: uuid */
      id: string;
      /** @description What the calling client named it by a batch */
      externalId: string | null;
      /** Format: uuid */
      contractId: string;
      contractNumber: string;
      /** @description 1, 2, 3 … within the contract */
      sequence: number;
      kind: string;
      description: string;
      /** @description From which it counts */
      valueOn: string;
      /** @description When it was written down */
      postedOn: string;
      /** @enum {string} */
      standing: 'stands' | 'reverses' | 'reversed';
      /** @description Sequence of the movement it takes back, or that took it back */
      counterpart: number | null;
      instalmentNumber: number | null;
      /** @description Charges positive, money received negative */
      amount: string;
      parts: components['schemas']['Parts'];
      /** @description MXN with two decimals */
      unapplied: string;
      /** @description Owed after it */
      dueBalance: string;
      capitalBalance: string | null;
      reference: string;
      /** Format: date-time */
      createdAt: string;
    };
    MovementsPage: {
      data: components['schemas']['Movement'][];
      /** @description What to ask for as `after`; null at the end */
      next: string | null;
    };
    Invoice: {
      /** Format: uuid */
      id: string;
      /** @description What the calling client named it by a batch */
      externalId: string | null;
      /** Format: uuid */
      contractId: string;
      /**
       * Format: uuid
       * @description Fiscal folio
       */
      uuid: string;
      type: string;
      series: string;
      folio: string;
      concept: string;
      /** Format: date-time */
      issuedAt: string;
      /** @description MXN with two decimals */
      subtotal: string;
      /** @description MXN with two decimals */
      vat: string;
      /** @description MXN with two decimals */
      total: string;
      /** @description What it documents */
      movementIds: string[];
      /** Format: date-time */
      updatedAt: string;
    };
    InvoicesPage: {
      data: components['schemas']['Invoice'][];
      /** @description What to ask for as `after`; null at the end */
      next: string | null;
    };
    Policy: {
      /** Format: uuid */
      id: string;
      /** @description What the calling client named it by a batch */
      externalId: string | null;
      /** Format: uuid */
      contractId: string;
      insurer: string;
      number: string;
      coverage: string;
      /** @description YYYY-MM-DD */
      startsOn: string;
      /** @description YYYY-MM-DD */
      endsOn: string;
      /** @description MXN a year with VAT */
      premium: string;
      /** Format: date-time */
      updatedAt: string;
    };
    PoliciesPage: {
      data: components['schemas']['Policy'][];
      /** @description What to ask for as `after`; null at the end */
      next: string | null;
    };
    Event:
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'quote.requested';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            quoteId: string;
            folio: string;
            planSlug: string;
            units: number;
            priceWithVat: string;
            vehicles: {
              model: string;
              version: string;
              units: number;
              equipment: string[];
            }[];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'lead.created';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            leadId: string;
            folio: string | null;
            kind: string;
            quoteId: string | null;
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'lead.merged';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            leadId: string;
            /** Format: uuid */
            mergedLeadId: string;
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'lead.unmerged';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            leadId: string;
            /** Format: uuid */
            mergedLeadId: string;
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'payment.received';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            contractId: string;
            contractNumber: string;
            /** Format: uuid */
            eventId: string;
            amount: string;
            /** Format: date */
            on: string;
            paymentId: string | null;
            /** @enum {string} */
            kind: 'payment' | 'prepayment' | 'payoff' | 'purchase_option';
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'payment.reversed';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            contractId: string;
            contractNumber: string;
            /** Format: uuid */
            eventId: string;
            amount: string;
            /** Format: date */
            on: string;
            paymentId: string | null;
            /** Format: uuid */
            reversedByEventId: string;
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'bill-request.changed';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            billRequestId: string;
            /** Format: uuid */
            contractId: string;
            folio: string;
            state: string;
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'statement.issued';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            contractId: string;
            contractNumber: string;
            /** Format: uuid */
            statementId: string;
            month: string;
            /** Format: date */
            cutOn: string;
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'contract.settled';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            contractId: string;
            contractNumber: string;
            /** Format: date */
            settledOn: string;
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'customer.changed';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            customerId: string;
            /** @enum {string} */
            change: 'created' | 'updated' | 'deleted';
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'contract.changed';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            contractId: string;
            contractNumber: string;
            /** @enum {string} */
            change: 'created' | 'updated' | 'deleted';
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'movement.posted';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            contractId: string;
            contractNumber: string;
            /** Format: uuid */
            movementId: string;
            sequence: number;
            kind: string;
            amount: string;
            /** Format: date */
            valueOn: string;
            /** Format: date */
            postedOn: string;
            reverses: number | null;
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'invoice.changed';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            invoiceId: string;
            /** Format: uuid */
            contractId: string;
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            change: 'created' | 'updated' | 'deleted';
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'policy.changed';
          /** Format: date-time */
          timestamp: string;
          data: {
            /** Format: uuid */
            policyId: string;
            /** Format: uuid */
            contractId: string;
            /** @enum {string} */
            change: 'created' | 'updated' | 'deleted';
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @constant */
          type: 'content.changed';
          /** Format: date-time */
          timestamp: string;
          data: {
            kind: string;
            key: string;
            /** @enum {string} */
            change: 'created' | 'updated' | 'deleted';
          };
        };
    ChangesPage: {
      data: components['schemas']['Event'][];
      /** @description What to ask for as `since`, now or later */
      next: string;
      /** @description Whether there is more already */
      hasMore: boolean;
    };
    Batch: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: 'customers' | 'contracts' | 'movements' | 'invoices' | 'policies';
      /** @enum {string} */
      state: 'running' | 'interrupted' | 'finished';
      lines: number;
      created: number;
      updated: number;
      unchanged: number;
      refused: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    BatchSummary: {
      summary: {
        /** Format: uuid */
        id: string;
        /** @enum {string} */
        kind: 'customers' | 'contracts' | 'movements' | 'invoices' | 'policies';
        /** @enum {string} */
        state: 'running' | 'interrupted' | 'finished';
        lines: number;
        created: number;
        updated: number;
        unchanged: number;
        refused: number;
        /** Format: date-time */
        createdAt: string;
        /** Format: date-time */
        updatedAt: string;
        problem?: {
          type: string;
          title: string;
          status: number;
          /** @description Stable; more may come */
          code: string;
          detail?: string;
          correlationId: string;
          errors?: {
            field: string;
            /** @description Stable; more may come */
            code: string;
            detail?: string;
          }[];
          retryAfterSeconds?: number;
          figures?: {
            [key: string]: string;
          };
        };
      };
    };
    BatchResults: {
      data: components['schemas']['RowResult'][];
      next: number | null;
    };
    RowResult: {
      line: number;
      externalId: string | null;
      /** @enum {string} */
      outcome: 'created' | 'updated' | 'unchanged' | 'refused';
      /** Format: uuid */
      id?: string;
      problems?: {
        field: string;
        /** @description Stable; more may come */
        code: string;
        text: string;
        detail?: string;
      }[];
    };
    TokenGrant: {
      access_token: string;
      /** @constant */
      token_type: 'Bearer';
      /** @description Seconds */
      expires_in: number;
      scope: string;
    };
    TokenRefusal: {
      /** @enum {string} */
      error: 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope';
      error_description?: string;
    };
    CustomerRow: {
      externalId: string;
      name: string;
      legalName?: string;
      rfc: string;
      email: string;
      phone?: string;
      regime?: string;
      cfdiUse?: string;
      postalCode?: string;
    };
    ContractRow: {
      number: string;
      terms:
        | {
            /** @constant */
            kind: 'direct_credit';
            annualRatePercent: string;
            termMonths: number;
            openingFeePercent: string;
            vatRate: string;
            priceWithVat: string;
            downPaymentPercent: string;
            /** @default false */
            openingFeeFinanced: boolean;
            vatOnInterestRate: string;
            /**
             * @default base_fixed
             * @enum {string}
             */
            paymentMode: 'base_fixed' | 'total_fixed';
            /**
             * @default 0
             * @constant
             */
            balloonPercentOfPrice: '0';
          }
        | {
            /** @constant */
            kind: 'flexibility';
            annualRatePercent: string;
            termMonths: number;
            openingFeePercent: string;
            vatRate: string;
            priceWithVat: string;
            downPaymentPercent: string;
            /** @default false */
            openingFeeFinanced: boolean;
            vatOnInterestRate: string;
            /**
             * @default base_fixed
             * @enum {string}
             */
            paymentMode: 'base_fixed' | 'total_fixed';
            balloonPercentOfPrice: string;
          }
        | {
            /** @constant */
            kind: 'financial_lease';
            annualRatePercent: string;
            termMonths: number;
            openingFeePercent: string;
            vatRate: string;
            priceWithoutVat: string;
            initialRentPercent: string;
            purchaseOptionPercent: string;
            /** @default 0 */
            depositRents: number;
          }
        | {
            /** @constant */
            kind: 'pure_lease';
            annualRatePercent: string;
            termMonths: number;
            openingFeePercent: string;
            vatRate: string;
            priceWithoutVat: string;
            residualPercent: string;
            /** @default false */
            rentsInAdvance: boolean;
            /** @default 0 */
            depositRents: number;
          };
      /** Format: date */
      signedOn: string;
      /** Format: date */
      startsOn?: string;
      /** Format: date */
      firstDueOn: string;
      /** @default {} */
      late: {
        /** @default 2 */
        multiplier: string;
        /**
         * @default capital
         * @enum {string}
         */
        base: 'capital' | 'base';
        /** @default 0.16 */
        vatRate: string;
      };
      /** @default 1 */
      minimumPrepaymentPayments: number;
      /**
       * @default capital
       * @enum {string}
       */
      excess: 'capital' | 'advance';
      effects?: ('term' | 'payment' | 'balloon')[];
      vehicle: {
        brand: string;
        modelName: string;
        versionName: string;
        /** @enum {string} */
        silhouette:
          | 'tractor'
          | 'tractor-day'
          | 'tractor-electric'
          | 'chassis'
          | 'cabover-chassis'
          | 'medium-truck'
          | 'refrigerated'
          | 'platform'
          | 'vocational-truck'
          | 'cabover-tipper'
          | 'mixer'
          | 'van'
          | 'midibus'
          | 'bus-chassis'
          | 'school-bus'
          | 'city-bus'
          | 'electric-bus'
          | 'articulated-bus'
          | 'coach';
        modelYear: number;
        vin: string;
      };
      holder: {
        name: string;
        legalName?: string;
        rfc: string;
        email: string;
        phone?: string;
        regime?: string;
        cfdiUse?: string;
        postalCode?: string;
      };
      clabe: string;
      paymentReference: string;
      distributorSlug?: string;
      /** @default [] */
      payments: {
        /** @enum {string} */
        kind: 'payment' | 'prepayment' | 'payoff' | 'purchase_option';
        amount: string;
        capital?: string;
        /** @enum {string} */
        effect?: 'term' | 'payment' | 'balloon';
        /** @enum {string} */
        excess?: 'capital' | 'advance';
        /** Format: date */
        receivedOn: string;
        reference: string;
        confirmed?: boolean;
      }[];
      expectedBalance?: string;
      externalId: string;
    };
    MovementRow:
      | {
          /** @enum {string} */
          kind: 'payment' | 'prepayment' | 'payoff' | 'purchase_option';
          amount: string;
          capital?: string;
          /** @enum {string} */
          effect?: 'term' | 'payment' | 'balloon';
          /** @enum {string} */
          excess?: 'capital' | 'advance';
          /** Format: date */
          receivedOn: string;
          reference: string;
          confirmed?: boolean;
          externalId: string;
          contractNumber: string;
        }
      | {
          externalId: string;
          contractNumber: string;
          /** @constant */
          kind: 'reversal';
          of: string;
          reason: string;
        };
    InvoiceRow: {
      externalId: string;
      xml: string;
    };
    PolicyRow: {
      externalId: string;
      contractNumber: string;
      insurer: string;
      number: string;
      coverage: string;
      /** Format: date */
      startsOn: string;
      /** Format: date */
      endsOn: string;
      premium: string;
    };
    TokenRequest: {
      /** @constant */
      grant_type: 'client_credentials';
      /** Format: uuid */
      client_id?: string;
      /** @description One of the API keys of the client */
      client_secret?: string;
      /** @description Scopes with a space between; all that the client has when there are none */
      scope?: string;
    };
  };
  responses: {
    /** @description Not what HTTP or JSON is */
    Problem400: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:flota:problem:REQUEST.MALFORMED",
         *       "title": "Bad request",
         *       "status": 400,
         *       "code": "REQUEST.MALFORMED",
         *       "correlationId": "0198a000-0000-7000-8000-000000000000"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Nobody is signed in, or not as who may */
    Problem401: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:flota:problem:AUTH.REQUIRED",
         *       "title": "Sign-in required",
         *       "status": 401,
         *       "code": "AUTH.REQUIRED",
         *       "correlationId": "0198a000-0000-7000-8000-000000000000"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Signed in as somebody who may not, or the anti-forgery token is missing */
    Problem403: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:flota:problem:AUTH.FORBIDDEN",
         *       "title": "Not allowed",
         *       "status": 403,
         *       "code": "AUTH.FORBIDDEN",
         *       "correlationId": "0198a000-0000-7000-8000-000000000000"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Not there, or not yours */
    Problem404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:flota:problem:RESOURCE.NOT_FOUND",
         *       "title": "Not found",
         *       "status": 404,
         *       "code": "RESOURCE.NOT_FOUND",
         *       "correlationId": "0198a000-0000-7000-8000-000000000000"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Not as things stand */
    Problem409: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:flota:problem:RESOURCE.CONFLICT",
         *       "title": "Conflict",
         *       "status": 409,
         *       "code": "RESOURCE.CONFLICT",
         *       "correlationId": "0198a000-0000-7000-8000-000000000000"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Was here, and is not any more */
    Problem410: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:flota:problem:LINK.EXPIRED",
         *       "title": "Gone",
         *       "status": 410,
         *       "code": "LINK.EXPIRED",
         *       "correlationId": "0198a000-0000-7000-8000-000000000000"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description More than is taken */
    Problem413: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:flota:problem:REQUEST.TOO_LARGE",
         *       "title": "Too large",
         *       "status": 413,
         *       "code": "REQUEST.TOO_LARGE",
         *       "correlationId": "0198a000-0000-7000-8000-000000000000"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Not a kind of body that is read here */
    Problem415: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:flota:problem:REQUEST.UNSUPPORTED_MEDIA_TYPE",
         *       "title": "Unsupported media type",
         *       "status": 415,
         *       "code": "REQUEST.UNSUPPORTED_MEDIA_TYPE",
         *       "correlationId": "0198a000-0000-7000-8000-000000000000"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Each refused field by name, with its code */
    Problem422: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:flota:problem:REQUEST.INVALID",
         *       "title": "Unprocessable content",
         *       "status": 422,
         *       "code": "REQUEST.INVALID",
         *       "correlationId": "0198a000-0000-7000-8000-000000000000",
         *       "errors": [
         *         {
         *           "field": "contact.email",
         *           "code": "EMAIL.INVALID"
         *         }
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Too many; says when to come again */
    Problem429: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:flota:problem:REQUEST.RATE_LIMITED",
         *       "title": "Too many requests",
         *       "status": 429,
         *       "code": "REQUEST.RATE_LIMITED",
         *       "correlationId": "0198a000-0000-7000-8000-000000000000",
         *       "retryAfterSeconds": 10
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description For a moment not to be had; says when to come again */
    Problem503: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "urn:flota:problem:SERVER.UNAVAILABLE",
         *       "title": "Service unavailable",
         *       "status": 503,
         *       "code": "SERVER.UNAVAILABLE",
         *       "correlationId": "0198a000-0000-7000-8000-000000000000",
         *       "retryAfterSeconds": 10
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  'Batches.customers': {
    parameters: {
      query?: {
        /** @description The number of the first line sent; by default 1. */
        from?: number;
      };
      header: {
        /** @description Of the batch: under it rows that were taken are answered as they were. 8 to 128 visible ASCII characters. */
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    /** @description A row a line. */
    requestBody: {
      content: {
        'application/x-ndjson': components['schemas']['CustomerRow'];
      };
    };
    responses: {
      /** @description A result a line, in the order of the rows, then the summary. */
      200: {
        headers: {
          /** @description The batch. */
          location?: string;
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['RowResult'] | components['schemas']['BatchSummary'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      415: components['responses']['Problem415'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'Batches.contracts': {
    parameters: {
      query?: {
        /** @description The number of the first line sent; by default 1. */
        from?: number;
      };
      header: {
        /** @description Of the batch: under it rows that were taken are answered as they were. 8 to 128 visible ASCII characters. */
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    /** @description A row a line. */
    requestBody: {
      content: {
        'application/x-ndjson': components['schemas']['ContractRow'];
      };
    };
    responses: {
      /** @description A result a line, in the order of the rows, then the summary. */
      200: {
        headers: {
          /** @description The batch. */
          location?: string;
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['RowResult'] | components['schemas']['BatchSummary'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      415: components['responses']['Problem415'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'Batches.movements': {
    parameters: {
      query?: {
        /** @description The number of the first line sent; by default 1. */
        from?: number;
      };
      header: {
        /** @description Of the batch: under it rows that were taken are answered as they were. 8 to 128 visible ASCII characters. */
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    /** @description A row a line. */
    requestBody: {
      content: {
        'application/x-ndjson': components['schemas']['MovementRow'];
      };
    };
    responses: {
      /** @description A result a line, in the order of the rows, then the summary. */
      200: {
        headers: {
          /** @description The batch. */
          location?: string;
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['RowResult'] | components['schemas']['BatchSummary'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      415: components['responses']['Problem415'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'Batches.invoices': {
    parameters: {
      query?: {
        /** @description The number of the first line sent; by default 1. */
        from?: number;
      };
      header: {
        /** @description Of the batch: under it rows that were taken are answered as they were. 8 to 128 visible ASCII characters. */
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    /** @description A row a line. */
    requestBody: {
      content: {
        'application/x-ndjson': components['schemas']['InvoiceRow'];
      };
    };
    responses: {
      /** @description A result a line, in the order of the rows, then the summary. */
      200: {
        headers: {
          /** @description The batch. */
          location?: string;
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['RowResult'] | components['schemas']['BatchSummary'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      415: components['responses']['Problem415'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'Batches.policies': {
    parameters: {
      query?: {
        /** @description The number of the first line sent; by default 1. */
        from?: number;
      };
      header: {
        /** @description Of the batch: under it rows that were taken are answered as they were. 8 to 128 visible ASCII characters. */
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    /** @description A row a line. */
    requestBody: {
      content: {
        'application/x-ndjson': components['schemas']['PolicyRow'];
      };
    };
    responses: {
      /** @description A result a line, in the order of the rows, then the summary. */
      200: {
        headers: {
          /** @description The batch. */
          location?: string;
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['RowResult'] | components['schemas']['BatchSummary'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      415: components['responses']['Problem415'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'Batches.show': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      410: components['responses']['Problem410'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'Batches.list': {
    parameters: {
      query?: {
        /** @description The results after this line. */
        after?: number;
        limit?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BatchResults'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      410: components['responses']['Problem410'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'CallingClient.show': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Client'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'Changes.list': {
    parameters: {
      query?: {
        /** @description `next` of the answer before; `latest` for a cursor at the present; from the first one on when it is left out */
        since?: 'latest' | string;
        limit?: number;
        /** @description Types of events, with commas between; all when it is left out */
        types?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangesPage'];
        };
      };
      /** @description Nothing but what the caller has */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'IntegratorsContracts.list': {
    parameters: {
      query?: {
        /** @description `next` of the page before */
        after?: string;
        limit?: number;
        /** @description Changed since then, and in the minute before it: what was committed late is not missed */
        updatedSince?: string;
        externalId?: string;
        customerId?: string;
        number?: string;
        state?: 'active' | 'paid_off';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContractsPage'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'IntegratorsContracts.show': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContractDetail'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      410: components['responses']['Problem410'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'IntegratorsCustomers.list': {
    parameters: {
      query?: {
        /** @description `next` of the page before */
        after?: string;
        limit?: number;
        /** @description Changed since then, and in the minute before it: what was committed late is not missed */
        updatedSince?: string;
        externalId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomersPage'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'IntegratorsCustomers.show': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Customer'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      410: components['responses']['Problem410'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'IntegratorsInvoices.list': {
    parameters: {
      query?: {
        /** @description `next` of the page before */
        after?: string;
        limit?: number;
        /** @description Changed since then, and in the minute before it: what was committed late is not missed */
        updatedSince?: string;
        externalId?: string;
        contractId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoicesPage'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'IntegratorsInvoices.show': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invoice'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      410: components['responses']['Problem410'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'IntegratorsMovements.list': {
    parameters: {
      query?: {
        /** @description `next` of the page before */
        after?: string;
        limit?: number;
        /** @description Changed since then, and in the minute before it: what was committed late is not missed */
        updatedSince?: string;
        externalId?: string;
        contractId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MovementsPage'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'IntegratorsMovements.show': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Movement'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      410: components['responses']['Problem410'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'IntegratorsPolicies.list': {
    parameters: {
      query?: {
        /** @description `next` of the page before */
        after?: string;
        limit?: number;
        /** @description Changed since then, and in the minute before it: what was committed late is not missed */
        updatedSince?: string;
        externalId?: string;
        contractId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PoliciesPage'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'IntegratorsPolicies.show': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Policy'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      410: components['responses']['Problem410'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  'Token.grant': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['TokenRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenGrant'];
        };
      };
      /** @description As RFC 6749 tells it */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenRefusal'];
        };
      };
      /** @description Not a client, or not any more */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenRefusal'];
        };
      };
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      415: components['responses']['Problem415'];
      422: components['responses']['Problem422'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
}
