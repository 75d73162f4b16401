/**
 * What is asked of each list: all that its page in the backoffice offers.
 *
 * @typedef {Record<string, string> & { follow?: (opened: any) => Record<string, string> }} Query
 */

const PER_PAGE = 25;

/** Gone to by its number, which no list is asked for beyond half a million records. */
const FURTHEST = 250_000;

const last = ({ total }) => ({ page: String(Math.max(1, Math.ceil(total / PER_PAGE))) });
const middle = ({ total }) => ({ page: String(Math.ceil(Math.min(total / 2, FURTHEST) / PER_PAGE)) });
const second = ({ pageInfo: { endCursor } }) => ({ page: '2', ...(endCursor && { after: endCursor }) });
const lastButOne = ({ pageInfo: { startCursor } }) => (startCursor ? { before: startCursor } : {});

/** Whether anybody has that: frequent, rare, nobody; the rest of what may be typed is like the rare ones. */
const SEARCHES = {
  frequent: 'martín',
  rare: 'arriaga 400',
  'by telephone': '477 000 0400',
  nobody: 'no hay nadie así',
};

const DAYS = { createdFrom: '2026-01-01', createdTo: '2026-11-30' };
const CONTRACT = '01920006-0000-7000-8000-000000000190';
const CUSTOMER = '01920001-0000-7000-8000-000000000190';

/**
 * @param {string} resource
 * @param {readonly string[]} sorts the first one is how it opens
 * @param {readonly Record<string, unknown>[]} filters
 * @param {Record<string, string>} searches
 */
function list(resource, [opens, ...sorts], filters, searches = {}) {
  const [field, order = 'DESC'] = opens.split(' ');
  const opened = { perPage: String(PER_PAGE), sort: field, order };
  const pages = (/** @type {Query} */ query, /** @type {string} */ name) => [
    [name, query],
    [`${name}, last page`, { ...query, follow: last }],
  ];
  const filtered = (/** @type {object} */ filter) => ({ ...opened, filter: JSON.stringify(filter) });
  return {
    resource,
    asks: [
      ...pages(opened, 'open'),
      ['second page', { ...opened, follow: second }],
      ['middle, by number', { ...opened, follow: middle }],
      ['backwards', { ...opened, page: '1000', follow: lastButOne }],
      ...sorts.flatMap((sort) =>
        ['ASC', 'DESC'].flatMap((each) => pages({ ...opened, sort, order: each }, `by ${sort} ${each}`)),
      ),
      ...filters.flatMap((filter) => pages(filtered(filter), JSON.stringify(filter))),
      ...Object.entries(searches).map(([name, q]) => [`search, ${name}`, filtered({ q })]),
      ...Object.entries(searches).map(([name, q]) => [
        `search, ${name}, last page`,
        { ...filtered({ q }), follow: last },
      ]),
    ],
  };
}

const each = (/** @type {string} */ name, /** @type {unknown[]} */ ...values) =>
  values.map((value) => ({ [name]: value }));

export const LISTS = [
  list(
    'quotes',
    ['createdAt', 'folio', 'contactName', 'monthlyPayment', 'termMonths'],
    [
      ...each('plan', 'credito-directo', 'flexibility'),
      ...each('personType', 'fisica', 'moral', 'fisica_empresarial'),
      ...each('emailState', 'sent', 'failed', 'pending'),
      DAYS,
      { personType: 'moral', emailState: 'sent' },
    ],
    { ...SEARCHES, folio: 'F-0000400', mail: 'c400@muchos.test' },
  ),
  list(
    'leads',
    ['createdAt', 'name', 'stage', 'kind', 'answerDueAt'],
    [
      ...each('stage', 'won', 'contacted', 'new'),
      ...each('kind', 'contact', 'syntage'),
      ...[{ campaign: 'ninguna' }, { unassigned: true }, { late: true }],
    ],
    SEARCHES,
  ),
  list(
    'contracts',
    ['signedOn', 'number', 'outstandingCapital'],
    [
      ...each('state', 'active', 'paid_off'),
      ...each('kind', 'direct_credit', 'financial_lease', 'flexibility', 'pure_lease'),
      ...each('overdue', true, false),
      { customerId: CUSTOMER },
    ],
    { ...SEARCHES, NIV: '3HAMM000000000400', CLABE: '666 666 66666666640 0' },
  ),
  list(
    'customers',
    ['createdAt', 'name', 'email', 'registeredAt'],
    [
      ...each('active', true, false),
      ...each('registered', true, false),
      ...each('personType', 'fisica', 'moral', 'fisica_empresarial'),
    ],
    { ...SEARCHES, RFC: 'AIRM800101AB7' },
  ),
  list(
    'payments',
    ['createdAt', 'paidAt', 'amount', 'state'],
    [
      ...each('state', 'paid', 'expired', 'failed', 'started'),
      ...each('provider', 'transfer', 'stripe', 'sandbox'),
      { contract: CONTRACT },
      DAYS,
    ],
    { ...SEARCHES, 'clave de rastreo': 'MBAN00000000000000000400' },
  ),
  list(
    'movements',
    ['valueOn', 'id', 'postedOn'],
    [
      ...each('kind', 'instalment', 'payment', 'payoff'),
      ...each('flow', 'due', 'received').map((flow) => ({ ...flow, valueFrom: '2026-10-01', valueTo: '2026-10-31' })),
      { flow: 'owed', valueTo: '2026-10-31' },
      { contractId: CONTRACT },
    ],
  ),
  // Sums by month, of the start page.
  { resource: 'dashboard/money', asks: [['open', {}]] },
  list(
    'invoices',
    ['issuedAt', 'total', 'folio'],
    [...each('type', 'income', 'payment', 'credit_note'), ...each('matched', true, false), { contractId: CONTRACT }],
    SEARCHES,
  ),
  list('contract-events', ['enteredAt', 'valueOn'], [...each('type', 'payment', 'payoff'), { contractId: CONTRACT }]),
  list(
    'outbound-emails',
    ['createdAt', 'sentAt', 'attempts', 'nextAttemptAt'],
    [
      ...each('state', 'sent', 'failed', 'pending'),
      ...each('fate', 'delivered', 'bounced', 'complained'),
      ...each('waiting', true, false),
      ...each('replaced', true, false),
    ],
    { frequent: 'muchos', rare: 'c400@', nobody: 'no hay nadie así' },
  ),
  list(
    'audit-log',
    ['at', 'actorEmail', 'resource'],
    [
      ...each('resource', 'leads', 'nothing'),
      ...each('action', 'edit', 'delete', 'export'),
      ...each('actorEmail', 'staff7@', 'nadie'),
      { recordId: CONTRACT },
      { actorId: '01920011-0000-7000-8000-000000000007' },
      { security: true },
      { from: '2026-01-01', to: '2026-11-30' },
    ],
    { frequent: 'staff', rare: '10.0.7.7', nobody: 'no hay nadie así' },
  ),
];
