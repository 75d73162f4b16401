/**
 * What is filled: columns as SQL of `n`, the number of the row, of `last`, that of the last one, and of `one`, the demonstration's record that all others are
 * copied from. Without triggers, `search_text` is said here as they would have it.
 *
 * @typedef {object} Table
 * @property {string} name
 * @property {(sizes: import('./fill.mjs').Sizes) => number} count
 * @property {string} [source] which of the demonstration's records
 * @property {string} [first] makes one, where the demonstration has none
 * @property {Record<string, string>} values
 * @property {string} [then] what triggers would have kept of it
 */

const NAMES = `(array['Martín Arriaga', 'Berta Ñáñez', 'José Íñigo', 'Transportes Águila'])[1 + n % 4] || ' ' || n`;
const SPELLED = `(array['martin arriaga', 'berta nanez', 'jose inigo', 'transportes aguila'])[1 + n % 4] || ' ' || n`;
const MAIL = `'c' || n || '@muchos.test'`;
const PHONE = `'+52477' || lpad(n::text, 7, '0')`;

/** Grows with the number, as ids grow with time. */
const id = (/** @type {number} */ table, number = 'n') =>
  `('0192${String(table).padStart(4, '0')}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const [CUSTOMER, PROFILE, QUOTE, EMAIL, LEAD, CONTRACT, MOVEMENT, PAYMENT, INVOICE, EVENT, AUDIT] = Array.from(
  { length: 11 },
  (_, index) => index + 1,
);

/** One of them, the first so often that the last is one in ten thousand. */
const state = (/** @type {string} */ type, /** @type {string[]} */ [most, many, few, rare]) =>
  `(case when n % 10000 = 7 then '${rare}' when n % 100 = 3 then '${few}' when n % 4 = 1 then '${many}' else '${most}' end)::"${type}"`;

const ago = (/** @type {string} */ step) => `now() - n * interval '${step}'`;
const contracts = (/** @type {{ contracts: number }} */ sizes) => sizes.contracts;

/** @type {Table[]} */
export const TABLES = [
  {
    name: 'customer',
    count: contracts,
    values: {
      id: id(CUSTOMER),
      email: MAIL,
      name: NAMES,
      phone: PHONE,
      person_type: state('PersonType', ['fisica', 'moral', 'fisica_empresarial', 'fisica_empresarial']),
      active: 'n % 10000 <> 7',
      created_at: ago('1 minute'),
      registered_at: `case when n % 3 = 0 then ${ago('1 minute')} end`,
      search_text: `' ' || ${SPELLED} || ' ' || ${MAIL} || ' ' || ${PHONE}`,
    },
  },
  {
    name: 'tax_profile',
    count: contracts,
    values: { id: id(PROFILE), customer_id: id(CUSTOMER), rfc_index: 'md5(n::text)', legal_name: NAMES },
  },
  {
    name: 'quote',
    count: ({ quotes }) => quotes,
    source: 'lines is null',
    values: {
      id: id(QUOTE),
      folio: `'F-' || lpad(n::text, 7, '0')`,
      token: `md5(n::text) || md5(n::text || 'x')`,
      plan_slug: `(select slug from plan order by position offset (n % 4) limit 1)`,
      person_type: state('PersonType', ['fisica', 'moral', 'fisica_empresarial', 'fisica_empresarial']),
      term_months: '12 * (1 + n % 5)',
      monthly_payment: '10000 + (n::bigint * 7919) % 4000000 / 100.0',
      schedule: 'null',
      contact_name: NAMES,
      contact_email: MAIL,
      contact_phone: PHONE,
      created_at: ago('1 minute'),
      search_text: `' f-' || lpad(n::text, 7, '0') || ' ' || ${SPELLED} || ' ' || ${MAIL} || ' ' || ${PHONE}`,
    },
  },
  {
    name: 'outbound_email',
    count: ({ quotes }) => quotes,
    source: 'quote_id is not null',
    values: {
      id: id(EMAIL),
      recipient: MAIL,
      state: state('EmailState', ['sent', 'sent', 'sent', 'failed']),
      fate: `case when n % 2 = 0 then ${state('EmailFate', ['delivered', 'delivered', 'bounced', 'complained'])} end`,
      superseded: 'false',
      created_at: ago('1 minute'),
      sent_at: `case when n % 10000 <> 7 then ${ago('1 minute')} end`,
      attempts: '1 + n % 3',
      quote_id: id(QUOTE),
      about_id: id(QUOTE),
      message_id: 'n::text',
      reference: 'null',
      search_text: `' ' || ${MAIL} || ' ' || search_spelling(one.subject)`,
    },
  },
  {
    name: 'lead',
    count: ({ quotes }) => quotes,
    source: 'quote_id is null',
    values: {
      id: id(LEAD),
      folio: `'L-' || lpad(n::text, 7, '0')`,
      kind: `(array['contact', 'call-back', 'prospect', 'syntage'])[1 + n % 4]`,
      name: NAMES,
      email: MAIL,
      phone: PHONE,
      stage: state('LeadStage', ['won', 'contacted', 'new', 'qualified']),
      created_at: ago('1 minute'),
      updated_at: ago('1 minute'),
      search_text: `' l-' || lpad(n::text, 7, '0') || ' ' || ${SPELLED} || ' ' || ${MAIL} || ' ' || ${PHONE}`,
    },
  },
  {
    name: 'contract',
    count: contracts,
    values: {
      id: id(CONTRACT),
      number: `'FB-' || lpad(n::text, 8, '0')`,
      customer_id: id(CUSTOMER),
      tax_profile_id: id(PROFILE),
      kind: state('ContractKind', ['direct_credit', 'financial_lease', 'flexibility', 'pure_lease']),
      state: state('ContractState', ['active', 'paid_off', 'paid_off', 'paid_off']),
      vin: `'3HAMM' || lpad(n::text, 12, '0')`,
      payment_reference: `'B' || lpad(n::text, 10, '0')`,
      clabe: `lpad(n::text, 18, '6')`,
      signed_on: 'current_date - n % 3000',
      outstanding_capital: '(n::bigint * 7919) % 90000000 / 100.0',
      created_at: ago('1 minute'),
      updated_at: ago('1 minute'),
      intake_index: 'null',
      search_text: `' fb-' || lpad(n::text, 8, '0') || ' 3hamm' || lpad(n::text, 12, '0') || ' b' || lpad(n::text, 10, '0')
        || ' ' || lpad(n::text, 18, '6') || '   ' || ${SPELLED} || ' ' || ${MAIL} || ' ' || ${PHONE} || ' ' || ${SPELLED}`,
    },
  },
  {
    name: 'instalment',
    count: (sizes) => 4 * sizes.contracts,
    source: `kind = 'regular'`,
    values: {
      contract_id: id(CONTRACT, '((n - 1) / 4 + 1)'),
      number: '1 + n % 4',
      due_on: `current_date - 45 + 30 * (n % 4)`,
      charged: 'n % 4 < 2',
      settled_on: `case when n % 4 = 0 and n % 100 <> 0 then current_date - 30 when n % 4 = 1 then current_date - 15 end`,
    },
  },
  {
    name: 'movement',
    count: ({ movements }) => movements,
    source: 'reverses is null',
    values: {
      id: id(MOVEMENT),
      // Forty each: the last one too is of a contract that is there.
      contract_id: id(CONTRACT, '((n - 1) / 40 + 1)'),
      sequence: '1000 + n % 40',
      kind: state('MovementKind', ['instalment', 'payment', 'late_interest', 'payoff']),
      // As they come: what is of a day is together, and the newest is at the end.
      posted_on: 'current_date - ((last - n)::bigint * 1500 / last)::int',
      value_on: 'current_date - ((last - n)::bigint * 1500 / last)::int',
      payment_id: 'null',
      created_at: `now() - (last - n) * interval '1 second'`,
    },
    then: 'select money_months_anew()',
  },
  {
    name: 'payment',
    count: contracts,
    first: `insert into payment (id, folio, contract_id, provider, kind, amount, state, expires_at)
      select gen_random_uuid(), 'P-BENCH', id, 'transfer', 'due', 100, 'paid', now() from contract limit 1`,
    values: {
      id: id(PAYMENT),
      folio: `'P-' || lpad(n::text, 8, '0')`,
      contract_id: id(CONTRACT),
      provider: state('PaymentProvider', ['transfer', 'stripe', 'stripe', 'sandbox']),
      state: state('PaymentState', ['paid', 'expired', 'failed', 'started']),
      amount: '(n::bigint * 7919) % 9000000 / 100.0',
      tracking_key: `'MBAN' || lpad(n::text, 20, '0')`,
      provider_reference: 'null',
      automatic_charge_id: 'null',
      created_at: ago('1 minute'),
      paid_at: `case when n % 4 > 1 then ${ago('1 minute')} end`,
      search_text: `' p-' || lpad(n::text, 8, '0') || '  mban' || lpad(n::text, 20, '0') || ' fb-' || lpad(n::text, 8, '0')
        || ' ' || ${SPELLED} || ' ' || ${MAIL} || ' ' || ${PHONE}`,
    },
  },
  {
    name: 'invoice',
    count: contracts,
    values: {
      id: id(INVOICE),
      contract_id: id(CONTRACT),
      uuid: id(INVOICE),
      folio: `'B' || n`,
      issued_at: ago('1 minute'),
      updated_at: ago('1 minute'),
      total: '(n::bigint * 7919) % 9000000 / 100.0',
      type: state('InvoiceType', ['income', 'payment', 'credit_note', 'credit_note']),
      search_text: `' b' || n || ' renta ' || ${id(INVOICE)}::text || ' fb-' || lpad(n::text, 8, '0') || ' ' || ${SPELLED}`,
    },
  },
  {
    name: 'contract_event',
    count: contracts,
    source: 'reverses_id is null and counterpart_id is null',
    values: {
      id: id(EVENT),
      contract_id: id(CONTRACT),
      type: state('ContractEventType', ['payment', 'prepayment', 'transfer', 'payoff']),
      value_on: 'current_date - n % 1500',
      entered_at: ago('1 minute'),
      order_key: `'b' || n`,
      payment_id: 'null',
    },
  },
  {
    name: 'audit_entry',
    count: ({ quotes }) => quotes,
    values: {
      id: id(AUDIT),
      at: ago('1 minute'),
      actor_id: id(AUDIT, '(n % 20)'),
      actor_email: `'staff' || n % 20 || '@flota.test'`,
      action: `case when n % 10000 = 7 then 'export' when n % 100 = 3 then 'delete' when n % 4 = 1 then 'create' else 'edit' end`,
      resource: `(array['alerts', 'leads', 'contracts', 'plans'])[1 + n % 4]`,
      record_id: `${id(CONTRACT)}::text`,
      address: `'10.0.' || n % 250 || '.' || n % 200`,
    },
  },
];
