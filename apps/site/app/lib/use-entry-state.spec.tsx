import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { forgetEntryStates, useEntryState } from './use-entry-state.js';

afterEach(() => {
  cleanup();
  forgetEntryStates();
});

function List() {
  const [all, setAll] = useEntryState('all', false);
  return all ? <Link to="/contract">Whole list</Link> : <button onClick={() => setAll(true)}>Unfold</button>;
}

function Contract() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to="/">Up</Link>
    </>
  );
}

async function unfoldAndLeave() {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/contract" element={<Contract />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('Unfold'));
  await userEvent.click(screen.getByText('Whole list'));
}

it('is found again by whoever comes back', async () => {
  await unfoldAndLeave();
  await userEvent.click(screen.getByText('Back'));
  expect(screen.getByText('Whole list')).toBeTruthy();
});

it('begins anew for whoever opens the page by a link', async () => {
  await unfoldAndLeave();
  await userEvent.click(screen.getByText('Up'));
  expect(screen.getByText('Unfold')).toBeTruthy();
});

it('is gone with the session', async () => {
  await unfoldAndLeave();
  forgetEntryStates();
  await userEvent.click(screen.getByText('Back'));
  expect(screen.getByText('Unfold')).toBeTruthy();
});
