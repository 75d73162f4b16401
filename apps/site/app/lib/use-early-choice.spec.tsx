import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useEarlyChoice, useEarlyOption } from './use-early-choice.js';

afterEach(cleanup);

const radio = (value: string) => screen.getByDisplayValue<HTMLInputElement>(value);

function Choice({ initially }: { initially: string | null }) {
  const [value, setValue] = useState(initially);
  useEarlyChoice('person', value, setValue);
  return ['fisica', 'moral'].map((each) => (
    <input
      key={each}
      type="radio"
      name="person"
      value={each}
      checked={value === each}
      onChange={() => setValue(each)}
    />
  ));
}

/** @param choose What the visitor does with the page as the server sent it, before scripts arrive. */
async function takeOver(initially: string | null, choose: () => void): Promise<string | undefined> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = ['fisica', 'moral']
    .map((each) => `<input type="radio" name="person" value="${each}"${each === initially ? ' checked=""' : ''}>`)
    .join('');
  choose();
  await act(async () => void render(<Choice initially={initially} />, { container, hydrate: true }));
  return screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
}

it('keeps what was chosen before scripts arrived, whatever the server had chosen', async () => {
  expect(await takeOver(null, () => radio('moral').click())).toBe('moral');
  cleanup();
  expect(await takeOver('fisica', () => radio('moral').click())).toBe('moral');
});

it('chooses nothing for a visitor who chose nothing', async () => {
  expect(await takeOver('fisica', () => undefined)).toBe('fisica');
  cleanup();
  expect(await takeOver(null, () => undefined)).toBeUndefined();
});

const TIMES = ['morning', 'any'];

function List({ initially }: { initially: string | undefined }) {
  const [heard, setHeard] = useState(initially);
  useEarlyOption('time');
  return (
    <>
      <select name="time" defaultValue={initially} onChange={({ target }) => setHeard(target.value)}>
        {TIMES.map((value) => (
          <option key={value} value={value} />
        ))}
      </select>
      <output>{heard}</output>
    </>
  );
}

async function takeOverList(initially: string | undefined, early?: string): Promise<string | null> {
  const container = document.body.appendChild(document.createElement('div'));
  const options = TIMES.map(
    (value) => `<option value="${value}"${value === initially ? ' selected=""' : ''}></option>`,
  );
  container.innerHTML = `<select name="time">${options.join('')}</select><output>${initially ?? ''}</output>`;
  if (early) screen.getByRole<HTMLSelectElement>('combobox').value = early;
  await act(async () => void render(<List initially={initially} />, { container, hydrate: true }));
  return screen.getByRole('status').textContent;
}

it('tells what was chosen of a list before scripts arrived', async () => {
  expect(await takeOverList('any', 'morning')).toBe('morning');
  cleanup();
  expect(await takeOverList(undefined, 'any')).toBe('any');
});

it('tells nothing of a list that nobody touched', async () => {
  expect(await takeOverList('any')).toBe('any');
  cleanup();
  expect(await takeOverList(undefined)).toBe('');
});
