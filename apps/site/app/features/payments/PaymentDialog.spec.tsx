import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { sumOf } from '@flota/figures';
import {
  addDays,
  type AccountPayment,
  type PaymentOptions,
  type PaymentPreview,
  paymentPreviewRequestSchema,
  type PaymentRequest,
  type PrepaymentSimulation,
  todayInMexico,
} from '@flota/schemas';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountQueries, forgetAccountData, outdateAccountData } from '../account/index.js';
import { isExcessUnsaved } from './excess-wish.js';
import { PaymentDialog, type WantedPayment } from './PaymentDialog.js';
import { problem, stubApi } from './api-stub.fixture.js';
import { owing, upToDate } from './payment-options.fixture.js';

const both: PaymentOptions = { cardProvider: 'stripe', cards: [], cardTerms: null, contracts: [upToDate, owing] };
const simulation: PrepaymentSimulation = {
  amount: '200000.00',
  effect: 'term',
  due: '0.00',
  interest: '3000.00',
  vat: '480.00',
  total: '203480.00',
  interestSaved: '31204.55',
  before: {
    balance: '850000.00',
    payment: '60000.00',
    nextPayment: '60000.00',
    paymentsLeft: 35,
    lastDueOn: '2029-10-09',
    lastPayment: '60000.00',
    balloon: null,
  },
  after: {
    balance: '650000.00',
    payment: '60000.00',
    nextPayment: '60000.00',
    paymentsLeft: 31,
    lastDueOn: '2029-06-09',
    lastPayment: '100.00',
    balloon: null,
  },
};

const SAVED = '0198a000-0000-7000-8000-000000000099';

const started: AccountPayment = {
  id: 'p1',
  folio: 'R-1',
  contractId: owing.contractId,
  contractLabel: 'FL-1',
  kind: 'due',
  amount: '500.00',
  provider: 'stripe',
  state: 'started',
  failureCode: null,
  capital: null,
  effect: null,
  duplicate: false,
  reversedOn: null,
  group: null,
  createdAt: '2026-11-20T12:00:00Z',
  paidAt: null,
  checkoutUrl: '#pagina-del-procesador',
  applied: null,
};

const simulationOf = (body: unknown): PrepaymentSimulation =>
  JSON.stringify(body).includes('payment"')
    ? {
        ...simulation,
        effect: 'payment',
        interestSaved: '20000.00',
        after: { ...simulation.after, payment: '51000.00' },
      }
    : simulation;

/** Each peso to the oldest instalment. */
function previewOf(body: unknown): PaymentPreview {
  const { payments } = paymentPreviewRequestSchema.parse(body);
  const of = ({ contractId, kind, amount = '65502.73' }: PaymentRequest): PaymentPreview['payments'][number] => ({
    contractId,
    kind,
    amount: kind === 'prepayment' ? '203480.00' : kind === 'payoff' ? '850000.00' : amount,
    lines: [{ instalmentNumber: 14, label: 'Mensualidad 14 de 60', parts: NO_PARTS, total: amount }],
    toCredit: '0.00',
    after: {
      dueNow: '0.00',
      credit: '0.00',
      outstandingCapital: '800000.00',
      paidOff: false,
      next: { dueOn: '2026-12-09', missing: '60000.00' },
    },
  });
  const previews = payments.map(of);
  return { total: sumOf(previews.map(({ amount }) => amount)), payments: previews };
}
const NO_PARTS = {
  capital: '0.00',
  interest: '0.00',
  rent: '0.00',
  vat: '0.00',
  lateInterest: '0.00',
  lateVat: '0.00',
};

let api: ReturnType<typeof stubApi>;
let options: PaymentOptions;
let putAnswer: ReturnType<typeof problem>;

beforeEach(() => {
  options = both;
  putAnswer = { status: 200, body: {} };
  void forgetAccountData();
  // What jsdom lacks.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  api = stubApi(({ method, path, body }) => {
    if (method === 'PUT') return putAnswer;
    if (path.endsWith('/payment-options')) return { status: 200, body: options };
    if (path.endsWith('/prepayment-simulations')) return { status: 200, body: simulationOf(body) };
    if (path.endsWith('/payment-previews')) return { status: 200, body: previewOf(body) };
    if (JSON.stringify(body).includes('due')) return { status: 201, body: started };
    return problem(422, 'REQUEST.INVALID', [{ field: 'amount', code: 'AMOUNT.OUT_OF_RANGE' }]);
  });
});
afterEach(() => api.restore());

async function open(wanted: WantedPayment = {}) {
  render(<PaymentDialog wanted={wanted} onClose={jest.fn()} />);
  await waitFor(() => expect(screen.queryByRole('status', { name: /Cargando/ })).toBeNull());
  return userEvent.setup();
}
const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const total = () => screen.getByText('Total').parentElement?.textContent;
const posted = () => api.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/payments'));
const pay = () => screen.getByRole('button', { name: 'Continuar al pago' });

it('begins with the contract that owes, and all of what it owes', async () => {
  const user = await open();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Contrato' }).value).toBe(owing.contractId);
  expect(choice(/Todo lo que debo/).checked).toBe(true);
  expect(choice(/Abonar a capital/).disabled).toBe(false);
  expect(total()).toContain('$65,502.73');
  await user.click(pay());
  expect(posted()).toMatchObject([{ body: { contractId: owing.contractId, kind: 'due' }, key: expect.any(String) }]);
  expect(await screen.findByRole('button', { name: 'Abriendo el pago seguro…' })).toBeTruthy();
  expect(window.location.hash).toBe('#pagina-del-procesador');
});

it('begins with what the customer came for', async () => {
  await open({ contractId: upToDate.contractId, kind: 'payoff' });
  expect(choice(/Liquidar/).checked).toBe(true);
  expect(total()).toContain('$850,000.00');
});

it('tells what a prepayment saves, and what it must be at least', async () => {
  const user = await open({ contractId: upToDate.contractId, kind: 'prepayment' });
  const box = screen.getByRole('textbox', { name: 'Abono a capital' });
  await user.type(box, '1000');
  await user.click(pay());
  expect(screen.getByText(/menor que el mínimo/)).toBeTruthy();
  expect(document.activeElement).toBe(box);
  expect(posted()).toEqual([]);
  await user.clear(box);
  await user.type(box, '200,000');
  expect(await screen.findByText('$31,204.55')).toBeTruthy();
  const card = (name: RegExp) =>
    choice(name)
      .closest('label')
      ?.textContent?.replace(/\u00a0/g, ' ');
  expect(card(/Terminar antes/)).toContain('Termina el 9 jun 2029, 4 pagos antes.');
  expect(card(/Pagar menos cada mes/)).toContain('Su pago de cada mes baja de $60,000.00 a $51,000.00, con IVA.');
  await waitFor(() => expect(total()).toContain('$203,480.00'));
  await user.click(choice(/Pagar menos cada mes/));
  await user.click(pay());
  await waitFor(() =>
    expect(posted()).toMatchObject([{ body: { kind: 'prepayment', amount: '200000.00', effect: 'payment' } }]),
  );
});

it('carries over what was worked out before', async () => {
  await open({ contractId: upToDate.contractId, kind: 'prepayment', amount: '200000.00', effect: 'payment' });
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Abono a capital' });
  expect(box.value).toBe('200000.00');
  await waitFor(() => expect(choice(/Pagar menos cada mes/).checked).toBe(true));
});

async function toldAnew(contracts: PaymentOptions['contracts']) {
  options = { ...both, contracts };
  await act(() => outdateAccountData('payment-options'));
}
const fallenDue = { ...upToDate, due: '60000.00', dueNow: '60000.00', next: null };

it('follows what can be paid until something is chosen, and keeps that where it is told anew', async () => {
  const user = await open({ contractId: upToDate.contractId });
  expect(choice(/Mi próximo pago/).checked).toBe(true);
  await toldAnew([fallenDue, owing]);
  expect(choice(/Todo lo que debo/).checked).toBe(true);
  await user.click(choice(/Otra cantidad/));
  await user.type(screen.getByRole('textbox', { name: 'Cantidad' }), '90000');
  await toldAnew([upToDate, owing]);
  expect(choice(/Otra cantidad/).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad' }).value).toBe('90000');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that what was chosen can be paid no longer, until something else is chosen', async () => {
  const user = await open({ contractId: upToDate.contractId });
  await user.click(choice(/Otra cantidad/));
  await user.click(choice(/Mi próximo pago/));
  await toldAnew([fallenDue, owing]);
  expect(screen.getByRole('alert').textContent).toContain('Lo que eligió ya no se puede pagar así');
  expect(choice(/Todo lo que debo/).checked).toBe(true);
  await user.click(choice(/Liquidar/));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('stays at the contract that is being paid, and says that the chosen one has nothing to pay any more', async () => {
  const user = await open();
  await user.click(choice(/Otra cantidad/));
  await user.type(screen.getByRole('textbox', { name: 'Cantidad' }), '500');
  await toldAnew([upToDate, { ...owing, due: '0.00', daysLate: 0, next: null }]);
  expect(select().value).toBe(owing.contractId);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad' }).value).toBe('500');
  await toldAnew([upToDate]);
  expect(screen.getByRole('alert').textContent).toContain('El contrato que eligió ya no tiene nada por pagar');
});

it('asks what becomes of more than falls due next, for this once or for all', async () => {
  const user = await open({ contractId: upToDate.contractId });
  await user.click(choice(/Otra cantidad/));
  const box = screen.getByRole('textbox', { name: 'Cantidad' });
  await user.type(box, '60000');
  expect(screen.queryByText('¿Y lo que sobre?')).toBeNull();
  await user.clear(box);
  await user.type(box, '90000');
  await user.click(choice(/Guardarlo/));
  await user.click(screen.getByRole('checkbox', { name: /siempre en este contrato/ }));
  await user.click(pay());
  await waitFor(() =>
    expect(posted()).toMatchObject([{ body: { kind: 'other', amount: '90000.00', excess: 'advance' } }]),
  );
  expect(api.calls).toContainEqual(expect.objectContaining({ method: 'PUT', body: { excess: 'advance' } }));
});

async function payMore() {
  const user = await open({ contractId: upToDate.contractId });
  await user.click(choice(/Otra cantidad/));
  await user.type(screen.getByRole('textbox', { name: 'Cantidad' }), '90000');
  return user;
}
const always = () => screen.queryByRole('checkbox', { name: /siempre en este contrato/ });

it('asks only for this once who may not say it for all', async () => {
  const current = { membershipId: 'm1', rights: ['money', 'pay'] };
  accountQueries.setQueryData(['accounts'], { accounts: [], current });
  await payMore();
  expect(choice(/Guardarlo/)).toBeTruthy();
  expect(always()).toBeNull();
});

it('goes on with the payment where the wish for all can’t be saved, and keeps that for its result', async () => {
  putAnswer = problem(503, 'SERVER.UNAVAILABLE');
  const user = await payMore();
  await user.click(screen.getByRole('checkbox', { name: /siempre en este contrato/ }));
  await user.click(pay());
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(isExcessUnsaved({ ...started, contractId: upToDate.contractId })).toBe(true);
  expect(isExcessUnsaved(started)).toBe(false);
});

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Contrato' });
const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${label}`) });

/** A fleet: two that owe, two that fall due within a week, and others. */
function fleet(): PaymentOptions {
  const soon = addDays(todayInMexico(), 5);
  const later = addDays(todayInMexico(), 20);
  const contracts = Array.from({ length: 9 }, (_, index) => {
    const owes = index === 3 || index === 7;
    const name = `Urbano ${index}`;
    const next = upToDate.next && { ...upToDate.next, dueOn: index < 3 && index > 0 ? soon : later };
    const id = `0198a000-0000-7000-8000-00000000010${index}`;
    const standing = owes ? { ...owing, daysLate: index } : { ...upToDate, next };
    return { ...standing, contractId: id, label: name, nickname: name, number: `FL-2026-00010${index}` };
  });
  return { ...both, contracts };
}

it('opens on all that is owed where several owe', async () => {
  options = fleet();
  await open();
  expect(select().value).toBe('varios');
  expect(select().options[0]?.textContent).toBe('Varios contratos en un solo pago');
  expect(total()).toContain('$131,005.46');
  const names = screen.getAllByRole('checkbox', { checked: true }).map((each) => each.closest('li')?.textContent);
  expect(names).toEqual([expect.stringContaining('Urbano 7'), expect.stringContaining('Urbano 3')]);
});

it('finds one of many, and keeps those that are chosen in sight and counted', async () => {
  options = fleet();
  const user = await open();
  await user.type(screen.getByRole('searchbox'), '000105{Enter}');
  expect(api.calls.filter(({ path }) => path.endsWith('/payment-groups'))).toEqual([]);
  expect(screen.queryByText('Urbano 1')).toBeNull();
  await user.click(box('Urbano 5'));
  expect(box('Urbano 7').checked).toBe(true);
  expect(screen.getByText('Eligió 3 de 9 contratos.')).toBeTruthy();
  await user.click(box('Urbano 7'));
  expect(box('Urbano 7').checked).toBe(false);
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Quitar todos' }));
  await user.click(screen.getByRole('button', { name: 'Elegir los que deben hoy (2)' }));
  await user.click(screen.getByRole('button', { name: 'Elegir los que vencen en 7 días (2)' }));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
  expect(total()).toContain('$251,005.46');
});

it('says the limits of the contract whose amount is beyond them, and leaves what the others pay', async () => {
  const user = await open();
  await user.selectOptions(select(), 'varios');
  expect(await screen.findAllByText('Mensualidad 14 de 60')).toHaveLength(2);
  const amount = screen.getByRole('textbox', { name: 'Cantidad para El Rojo' });
  await user.clear(amount);
  await user.type(amount, '999999999');
  expect(screen.getByText('Escriba una cantidad de $20.00 a $850,000.00.')).toBeTruthy();
  expect(screen.getAllByText('Mensualidad 14 de 60')).toHaveLength(1);
  await user.click(pay());
  expect(document.activeElement).toBe(amount);
});

it('pays several contracts at once, and says what each peso pays', async () => {
  const user = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Contrato' }), 'Varios contratos en un solo pago');
  expect((await screen.findAllByText('Mensualidad 14 de 60')).length).toBe(2);
  expect(total()).toContain('$125,502.73');
  await user.click(pay());
  await waitFor(() =>
    expect(api.calls.filter(({ path }) => path.endsWith('/payment-groups'))).toMatchObject([
      {
        body: {
          payments: [
            { contractId: owing.contractId, kind: 'due' },
            { contractId: upToDate.contractId, kind: 'other', amount: '60000.00' },
          ],
        },
      },
    ]),
  );
});

it('says at the field what the server refused', async () => {
  const user = await open({ contractId: upToDate.contractId });
  expect(choice(/Mi próximo pago/).checked).toBe(true);
  await user.click(choice(/Otra cantidad/));
  await user.type(screen.getByRole('textbox', { name: 'Cantidad' }), '60000');
  await user.click(pay());
  expect(await screen.findByText(/dentro de los límites/)).toBeTruthy();
  expect(posted()).toMatchObject([{ body: { kind: 'other', amount: '60000.00' } }]);
});

it('shows where a transfer goes; only that where cards are not taken', async () => {
  const user = await open();
  await user.click(choice(/Transferencia/));
  const section = screen.getByRole('region', { name: /Transferencia/ });
  expect(within(section).getByText('646 180 01234567890 3')).toBeTruthy();
  await user.click(within(section).getByRole('button', { name: 'Copiar CLABE' }));
  expect(await navigator.clipboard.readText()).toBe(owing.transfer.clabe);
  expect(screen.queryByRole('button', { name: 'Continuar al pago' })).toBeNull();
});

it('charges a saved card at once, or leads to where another one is written', async () => {
  const card = {
    id: SAVED,
    state: 'saved',
    brand: 'visa',
    lastFour: '4242',
    lastDay: '2029-12-31',
    expiry: 'good',
  } as const;
  options = { ...both, cards: [card] };
  const user = await open();
  expect(choice(/Visa •••• 4242/).checked).toBe(true);
  await user.click(choice(/Otra tarjeta/));
  expect(pay()).toBeTruthy();
  await user.click(choice(/Visa/));
  await user.click(screen.getByRole('button', { name: 'Pagar con •••• 4242' }));
  await waitFor(() => expect(posted()).toMatchObject([{ body: { kind: 'due', cardId: SAVED } }]));
});

it('saves the card that is entered next where it is asked to, in words about what is kept', async () => {
  options = { ...both, cardTerms: { version: '1-words', text: ['Puede quitarla cuando quiera.'] } };
  const user = await open();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Guardar esta tarjeta/ });
  expect(box.checked).toBe(false);
  expect(screen.getByText('Puede quitarla cuando quiera.')).toBeTruthy();
  await user.click(box);
  expect(screen.getByText(/que la guarda como usted lo pide/)).toBeTruthy();
  await user.click(pay());
  await waitFor(() => expect(posted()).toMatchObject([{ body: { kind: 'due', keepCard: '1-words' } }]));
});

it('offers no card where none are taken, and nothing where nothing is owed', async () => {
  options = { ...both, cardProvider: null };
  await open();
  expect(screen.queryByText('¿Cómo quiere pagar?')).toBeNull();
  expect(screen.getByText('Banco')).toBeTruthy();
});

it('says so when there is nothing to pay', async () => {
  options = { ...both, contracts: [] };
  await open();
  expect(screen.getByRole('heading', { name: 'No tiene nada por pagar' })).toBeTruthy();
});
