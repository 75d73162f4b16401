import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APPEARANCE_KEY } from '../../constants/storage-keys.js';
import { APPEARANCE_SCRIPT, onAppearanceChange, showAppearance } from './appearance.js';
import { AppearanceChoice } from './AppearanceChoice.js';

const shown = () => document.documentElement.dataset.appearance;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.appearance;
  stop = onAppearanceChange(showAppearance);
});

afterEach(() => {
  stop();
  cleanup();
});

describe('AppearanceChoice', () => {
  it('leaves it to the device until the customer chooses', () => {
    render(<AppearanceChoice />);
    expect(radio('Como el dispositivo').checked).toBe(true);
    expect(localStorage.getItem(APPEARANCE_KEY)).toBeNull();
  });

  it('shows and keeps what was chosen, and forgets it when the device decides again', async () => {
    render(<AppearanceChoice />);
    await userEvent.click(radio('Oscura'));
    expect([radio('Oscura').checked, shown(), localStorage.getItem(APPEARANCE_KEY)]).toEqual([true, 'dark', 'dark']);
    await userEvent.click(radio('Como el dispositivo'));
    expect([shown(), localStorage.getItem(APPEARANCE_KEY)]).toEqual([undefined, null]);
  });

  it('follows another tab', () => {
    localStorage.setItem(APPEARANCE_KEY, 'light');
    window.dispatchEvent(new Event('storage'));
    expect(shown()).toBe('light');
  });
});

describe('the script in the head', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['pink', undefined],
    [null, undefined],
  ])('shows %s as %s before the page is painted', (stored, expected) => {
    if (stored) localStorage.setItem(APPEARANCE_KEY, stored);
    window.eval(APPEARANCE_SCRIPT);
    expect(shown()).toBe(expected);
  });
});
