import { afterEach, expect, it, jest } from '@jest/globals';
import type { AdminBankLine } from '@flota/schemas';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { http } from '../../../api/client.js';
import { AcceptButton } from './AcceptButton.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const line = {
  id: 'a-line',
  state: 'open',
  contract: { id: 'a-contract', number: 'FL-0001', holder: 'Ana' },
  payment: null,
} as AdminBankLine;

it('names the contract that is shown', async () => {
  const send = jest.spyOn(http, 'send').mockResolvedValue({} as Response);
  render(
    <CoreAdminContext>
      <AcceptButton line={line} />
    </CoreAdminContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar FL-0001' }));
  expect(send).toHaveBeenCalledWith('/api/admin/bank-lines/a-line/accept', {
    method: 'POST',
    body: { contractId: 'a-contract' },
  });
});
