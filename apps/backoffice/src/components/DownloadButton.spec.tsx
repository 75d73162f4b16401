import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { http } from '../api/client.js';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { DownloadButton } from './DownloadButton.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('tells that a file broke off on its way', async () => {
  const broken = { headers: new Headers(), blob: () => Promise.reject(new TypeError('network error')) };
  jest.spyOn(http, 'send').mockResolvedValue(broken as never);
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <DownloadButton path="/api/admin/bank-days/a/pdf" fileName="cierre.pdf">
          PDF
        </DownloadButton>
        <Notification />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^El archivo se interrumpió/);
});
