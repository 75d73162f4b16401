import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, SimpleForm, TextInput, useRecordContext } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router';
import { ApiProblem } from '../api/problem.js';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { RecordEdit } from './RecordEdit.js';
import { RecordShow } from './RecordShow.js';

let log: jest.SpiedFunction<typeof console.error>;
// react-admin writes what failed there while it is developed with.
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  log.mockRestore();
});

const GONE = new ApiProblem({ status: 404, code: 'RESOURCE.NOT_FOUND' } as never);
const DOWN = new ApiProblem({ status: 503, code: 'SERVER.UNAVAILABLE' } as never);
const read = (name: string) => Promise.resolve({ data: { id: 'a', name } });

/** Where a record is read, or worked on. */
const PAGES = [{ Page: RecordShow }, { Page: RecordEdit }];

/** The page of a record whose reads end like this, one after the other, each asked for so many times more. */
function open({ Page, retry }: { Page: typeof RecordShow; retry: number }, ...reads: (() => Promise<unknown>)[]) {
  const getOne = jest.fn(() => reads.shift()?.() ?? read('Ana'));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry, retryDelay: 0 } } });
  render(
    <MemoryRouter initialEntries={['/quotes/a']}>
      <CoreAdminContext dataProvider={{ getOne } as never} i18nProvider={i18nProvider} queryClient={queryClient}>
        <Routes>
          <Route path="/quotes" element={<p>La lista</p>} />
          <Route
            path="/quotes/:id"
            element={
              <Page resource="quotes" title="Una">
                <Name />
              </Page>
            }
          />
        </Routes>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { readAnew: () => act(() => queryClient.invalidateQueries()) };
}

const Name = () => <p>{useRecordContext<{ id: string; name: string }>()?.name}</p>;

it.each(PAGES)(
  'stays with the record when it can’t be read anew, says so, and no more once it can ($Page.name)',
  async ({ Page }) => {
    const { readAnew } = open(
      { Page, retry: 0 },
      () => read('Ana'),
      () => Promise.reject(DOWN),
      () => read('Ana María'),
    );
    await screen.findByText('Ana');
    await readAnew();
    expect((await screen.findByRole('alert')).textContent).toContain('No pudimos leer lo más reciente');
    expect(screen.getByText('Ana')).toBeTruthy();
    await readAnew();
    await screen.findByText('Ana María');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it.each(PAGES)('offers to try again where there is nothing to stay with ($Page.name)', async ({ Page }) => {
  open({ Page, retry: 0 }, () => Promise.reject(DOWN));
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos cargar el registro');
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByText('Ana');
});

it.each(PAGES)('leaves for the list once there is no such record any more ($Page.name)', async ({ Page }) => {
  const { readAnew } = open(
    { Page, retry: 0 },
    () => read('Ana'),
    () => Promise.reject(GONE),
  );
  await screen.findByText('Ana');
  await readAnew();
  await screen.findByText('La lista');
});

it.each(PAGES)('asks again as often as any read does ($Page.name)', async ({ Page }) => {
  open({ Page, retry: 1 }, () => Promise.reject(DOWN));
  await screen.findByText('Ana');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps what was typed when the record can’t be read anew', async () => {
  const Form = () => (
    <RecordEdit resource="quotes" title="Una">
      <SimpleForm toolbar={false}>
        <TextInput source="name" label="Nombre" />
      </SimpleForm>
    </RecordEdit>
  );
  const { readAnew } = open(
    { Page: Form, retry: 0 },
    () => read('Ana'),
    () => Promise.reject(DOWN),
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  await userEvent.type(field, ' María');
  await readAnew();
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos leer lo más reciente');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('Ana María');
});
