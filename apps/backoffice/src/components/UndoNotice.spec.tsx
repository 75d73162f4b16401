import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Notification, useNotify } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { UndoNotice } from './UndoNotice.js';

afterEach(cleanup);

it('goes once its way back is taken', async () => {
  const undo = jest.fn();
  const Page = () => {
    const notify = useNotify();
    return <button onClick={() => notify(<UndoNotice said="Elvira: contactada" undo={undo} />)}>Mover</button>;
  };
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <Page />
        <Notification />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitForElementToBeRemoved(() => screen.queryByText('Elvira: contactada'));
});
