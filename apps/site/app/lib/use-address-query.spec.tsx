import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { useAddressQuery } from './use-address-query.js';

function Filters() {
  const [query, change] = useAddressQuery();
  const set = (name: string, value: string) =>
    change((before) => {
      before.set(name, value);
      return before;
    });
  const setBoth = () => {
    set('tipo', 'camion');
    set('buscar', 'cascadia');
  };
  return <button onClick={setBoth}>{query.toString()}</button>;
}

it('keeps a change whose page is not drawn yet when the next one comes', async () => {
  window.history.replaceState(null, '', '/?tipo=autobus');
  render(<RouterProvider router={createBrowserRouter([{ path: '/', element: <Filters /> }])} />);
  await userEvent.click(await screen.findByRole('button', { name: 'tipo=autobus' }));
  await screen.findByRole('button', { name: 'tipo=camion&buscar=cascadia' });
  expect(window.location.search).toBe('?tipo=camion&buscar=cascadia');
});
