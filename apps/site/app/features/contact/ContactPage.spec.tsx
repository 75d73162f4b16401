import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { LinkedText } from './ContactPage.js';

const LENDER = { phone: '800 123 4567', email: 'atencion@flota.test' };

it('makes telephone and mailbox of the lender links, and leaves the rest of the text alone', async () => {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <LinkedText text="Llame al 800 123 4567 o escriba a atencion@flota.test." />,
    },
  ]);
  const { container } = render(<Stub hydrationData={{ loaderData: { root: LENDER } }} />);
  const phone = await screen.findByRole('link', { name: '800 123 4567' });
  expect(phone.getAttribute('href')).toBe('tel:+528001234567');
  expect(screen.getByRole('link', { name: 'atencion@flota.test' }).getAttribute('href')).toBe(
    'mailto:atencion@flota.test',
  );
  expect(container.textContent).toBe('Llame al 800 123 4567 o escriba a atencion@flota.test.');
});
