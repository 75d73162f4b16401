import { ApiProblem } from '@flota/client';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ErrorCode, type FieldError, fieldCode } from '@flota/schemas';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNT_DRAFTS_KEY } from '../../constants/storage-keys.js';
import { formMemory } from './form-memory.js';
import type { SiteForm } from './site-form.js';
import { useSiteForm } from './use-site-form.js';

interface Values {
  name: string;
  message: string;
  files?: File[];
}

type Receipt = { folio: string };

const EMPTY: Values = { name: '', message: '' };

const problem = (status: number, code: ErrorCode, errors?: FieldError[]) =>
  new ApiProblem({ type: 'about:blank', title: '', status, code, correlationId: 'c-1', errors });

/** Wants both fields, and answers as told. */
function stubbed(send: SiteForm<Values, Values, Receipt>['send']) {
  const site: SiteForm<Values, Values, Receipt> = {
    warmUp: jest.fn(),
    check: (values) => {
      const refused = [
        ...(values.message ? [] : [{ field: 'message', code: fieldCode('MESSAGE.TOO_SHORT') }]),
        ...(values.name ? [] : [{ field: 'name', code: fieldCode('NAME.REQUIRED') }]),
      ];
      return refused.length > 0 ? { refused } : { request: values };
    },
    send,
  };
  return { site, open: jest.fn(() => Promise.resolve(site)) };
}

interface FormProps {
  open: () => Promise<SiteForm<Values, Values, Receipt>>;
  onSent: () => void;
  empty?: Values;
  /** Of a form of the account; others keep their message. */
  drafts?: (keyof Values)[];
}

function Form({ open, onSent, empty = EMPTY, drafts }: FormProps) {
  const form = useSiteForm({
    name: 'test',
    empty,
    ...(drafts ? { drafts } : { longTexts: ['message'] as const }),
    texts: { 'name:NAME.REQUIRED': 'Escriba el nombre del titular.' },
    open,
    onSent,
  });
  return (
    <form onSubmit={form.onSubmit} onFocus={form.warmUp}>
      <input aria-label="Nombre" {...form.register('name')} />
      <p data-testid="name-error">{form.errorOf('name')}</p>
      <textarea aria-label="Mensaje" {...form.register('message')} />
      <p data-testid="message-error">{form.errorOf('message')}</p>
      {form.failure && <p role="alert">{form.failure.message}</p>}
      <button type="submit">{form.sending ? 'Enviando' : 'Enviar'}</button>
    </form>
  );
}

/** Whether somebody who closes the tab is asked. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function fillAndSend() {
  const user = userEvent.setup();
  await user.type(box('Nombre'), 'Ana');
  await user.type(box('Mensaje'), 'Hola');
  await user.click(screen.getByRole('button'));
}

beforeEach(() => {
  sessionStorage.clear();
  formMemory.forget('test');
});

describe('useSiteForm', () => {
  it('loads the rules only once somebody begins', async () => {
    const { open, site } = stubbed(() => Promise.resolve({ folio: 'C-1' }));
    render(<Form open={open} onSent={jest.fn()} />);
    expect(open).not.toHaveBeenCalled();
    await userEvent.click(box('Nombre'));
    await waitFor(() => expect(site.warmUp).toHaveBeenCalled());
    await userEvent.click(box('Mensaje'));
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('says what is wrong at each field and goes to the first of the page', async () => {
    const send = jest.fn<() => Promise<Receipt>>();
    render(<Form open={stubbed(send).open} onSent={jest.fn()} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByTestId('name-error').textContent).toBe('Escriba el nombre del titular.'));
    expect(screen.getByTestId('message-error').textContent).toMatch(/diez caracteres/);
    expect(document.activeElement).toBe(box('Nombre'));
    expect(send).not.toHaveBeenCalled();
  });

  it('puts what the server refused at its field', async () => {
    const refusal = problem(422, 'REQUEST.INVALID', [{ field: 'message', code: 'MESSAGE.TOO_LONG' }]);
    render(<Form open={stubbed(() => Promise.reject(refusal)).open} onSent={jest.fn()} />);
    await fillAndSend();
    await waitFor(() => expect(screen.getByTestId('message-error').textContent).toMatch(/demasiado largo/));
    expect(document.activeElement).toBe(box('Mensaje'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was typed when sending fails, and sends it again', async () => {
    const send = jest
      .fn<() => Promise<Receipt>>()
      .mockRejectedValueOnce(problem(503, 'SERVER.UNAVAILABLE'))
      .mockResolvedValueOnce({ folio: 'C-2' });
    const onSent = jest.fn();
    render(<Form open={stubbed(send).open} onSent={onSent} />);
    await fillAndSend();
    expect((await screen.findByRole('alert')).textContent).toMatch(/servidor/);
    expect(box('Nombre').value).toBe('Ana');
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ folio: 'C-2' }, { name: 'Ana', message: 'Hola' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends once however often the button is pressed', async () => {
    let answer: (receipt: Receipt) => void = () => undefined;
    const send = jest.fn(() => new Promise<Receipt>((resolve) => (answer = resolve)));
    const onSent = jest.fn();
    render(<Form open={stubbed(send).open} onSent={onSent} />);
    await fillAndSend();
    await userEvent.click(screen.getByRole('button', { name: 'Enviando' }));
    answer({ folio: 'C-3' });
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('says so when its rules can’t be loaded, and loads them again the next time', async () => {
    const { site } = stubbed(() => Promise.resolve({ folio: 'C-4' }));
    let online = false;
    const onSent = jest.fn();
    const open = () => (online ? Promise.resolve(site) : Promise.reject(new TypeError('offline')));
    render(<Form open={open} onSent={onSent} />);
    await fillAndSend();
    expect((await screen.findByRole('alert')).textContent).toMatch(/conexión/);
    online = true;
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onSent).toHaveBeenCalled());
  });

  it('remembers all of it on the next page, and the long text after a reload', async () => {
    const { open } = stubbed(() => Promise.resolve({ folio: 'C-5' }));
    const first = render(<Form open={open} onSent={jest.fn()} />);
    await userEvent.type(box('Nombre'), 'Ana');
    await userEvent.type(box('Mensaje'), 'Una historia larga');
    first.unmount();
    const second = render(<Form open={open} onSent={jest.fn()} />);
    expect(box('Nombre').value).toBe('Ana');
    second.unmount();

    // A reload forgets what was only in the page's memory.
    formMemory.forget('test');
    render(<Form open={open} onSent={jest.fn()} />);
    expect(box('Nombre').value).toBe('');
    await waitFor(() => expect(box('Mensaje').value).toBe('Una historia larga'));
    expect(JSON.stringify(sessionStorage)).not.toContain('Ana');
  });

  it('remembers what was typed into a form of the account after a reload, over what it knew beforehand', async () => {
    const { open } = stubbed(() => Promise.resolve({ folio: 'C-8' }));
    const known = { name: 'Calle conocida', message: 'Colonia conocida' };
    const first = render(<Form open={open} onSent={jest.fn()} empty={known} drafts={['name', 'message']} />);
    await userEvent.clear(box('Nombre'));
    await userEvent.type(box('Nombre'), 'Calle nueva');
    expect(sessionStorage.getItem(ACCOUNT_DRAFTS_KEY)).toBe('{"test":{"name":"Calle nueva"}}');
    first.unmount();
    formMemory.forget('test');

    const later = { ...known, message: 'Otra colonia' };
    const onSent = jest.fn();
    render(<Form open={open} onSent={onSent} empty={later} drafts={['name', 'message']} />);
    await waitFor(() => expect(box('Nombre').value).toBe('Calle nueva'));
    expect(box('Mensaje').value).toBe('Otra colonia');
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(sessionStorage.getItem(ACCOUNT_DRAFTS_KEY)).toBe('{}');
  });

  it('has the browser ask before files are lost, and only then', async () => {
    const { open } = stubbed(() => Promise.resolve({ folio: 'C-9' }));
    const onSent = jest.fn();
    const { rerender } = render(<Form open={open} onSent={onSent} />);
    await userEvent.type(box('Nombre'), 'Ana');
    expect(asksBeforeLeaving()).toBe(false);
    rerender(<Form key="other" open={open} onSent={onSent} empty={{ ...EMPTY, files: [new File(['a'], 'a.pdf')] }} />);
    expect(asksBeforeLeaving()).toBe(true);
    await fillAndSend();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('keeps what was typed before the page came alive', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML =
      '<form><input aria-label="Nombre" name="name"/><p data-testid="name-error"></p>' +
      '<textarea aria-label="Mensaje" name="message"></textarea><p data-testid="message-error"></p>' +
      '<button type="submit">Enviar</button></form>';
    box('Nombre').value = 'Ana';
    box('Mensaje').value = 'Hola';
    const onSent = jest.fn();
    const { open } = stubbed(() => Promise.resolve({ folio: 'C-7' }));
    const { unmount } = render(<Form open={open} onSent={onSent} />, { container: page, hydrate: true });
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ folio: 'C-7' }, { name: 'Ana', message: 'Hola' }));
    unmount();
  });

  it('forgets what was sent', async () => {
    const { open } = stubbed(() => Promise.resolve({ folio: 'C-6' }));
    const onSent = jest.fn();
    const first = render(<Form open={open} onSent={onSent} />);
    await fillAndSend();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    first.unmount();
    render(<Form open={open} onSent={jest.fn()} />);
    expect([box('Nombre').value, box('Mensaje').value]).toEqual(['', '']);
    expect(JSON.stringify(sessionStorage)).not.toContain('Hola');
  });
});
