import { describe, expect, it } from '@jest/globals';
import { firstLineError, fromLines, toLines } from './LinesInput.js';

describe('a list as lines', () => {
  it('goes there and back, blank lines included while they are typed', () => {
    expect(fromLines('uno\ndos\n')).toEqual(['uno', 'dos', '']);
    expect(toLines(['uno', 'dos', ''])).toBe('uno\ndos\n');
    expect(fromLines('')).toEqual([]);
  });
});

describe('firstLineError', () => {
  it('tells which line was refused', () => {
    expect(firstLineError({ 2: { message: { message: 'Es largo.' } } })).toBe('Renglón 3: Es largo.');
  });

  it('tells what is wrong with the list as a whole', () => {
    expect(firstLineError({ message: 'Son demasiados.' })).toBe('Son demasiados.');
    expect(firstLineError(undefined)).toBeUndefined();
  });
});
