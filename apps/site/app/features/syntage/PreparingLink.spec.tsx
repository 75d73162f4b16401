import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { PreparingLink } from './PreparingLink.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('looks for the page by itself, for a minute, and then says where it will be', () => {
  const onLook = jest.fn();
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 500) act(() => jest.advanceTimersByTime(500));
  };
  render(<PreparingLink onLook={onLook} />);
  expect(screen.getByRole('status').textContent).toContain('aparece aquí por sí solo');
  pass(5_000);
  expect(onLook).toHaveBeenCalledTimes(2);
  pass(120_000);
  expect(onLook).toHaveBeenCalledTimes(24);
  expect(screen.getByRole('status').textContent).toContain('vuelva a ella desde el correo');
});
