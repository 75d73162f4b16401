import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ApiProblem } from '../api/problem.js';
import { UNFORESEEN } from '../i18n/problem-texts.js';
import { LoadFailure } from './LoadFailure.js';

afterEach(cleanup);

const OURS = new ApiProblem({ status: 503, code: 'SERVER.UNAVAILABLE' } as never);

it.each([
  ['a refusal of the server', OURS, OURS.message],
  ['words of our own', new Error('Quite los filtros y elija otros.'), 'Quite los filtros y elija otros.'],
  ['what the browser says of a lost connection', new TypeError('Failed to fetch'), UNFORESEEN],
  [
    'what it says of a picture',
    new DOMException('The source image could not be decoded.', 'InvalidStateError'),
    UNFORESEEN,
  ],
])('says %s in the words of its readers', (_what, error, said) => {
  render(<LoadFailure title="No pudimos cargar la lista" error={error} retry={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toContain(said);
  if (said === UNFORESEEN) expect(screen.queryByText(error.message, { exact: false })).toBeNull();
});
