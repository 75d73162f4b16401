import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion.js';

const items = ['uno', 'dos', 'tres'].map((id) => ({ id, title: `Pregunta ${id}`, content: <p>Respuesta {id}</p> }));

const open = () =>
  items.filter(({ id }) => screen.getByText(`Respuesta ${id}`).closest('details')?.open).map(({ id }) => id);

it('has one panel open at a time: the first at the start, another closes it, a second press closes all', async () => {
  const user = userEvent.setup();
  render(<Accordion items={items} defaultOpen="uno" />);
  expect(open()).toEqual(['uno']);
  await user.click(screen.getByText('Pregunta tres'));
  expect(open()).toEqual(['tres']);
  await user.click(screen.getByText('Pregunta tres'));
  expect(open()).toEqual([]);
});
