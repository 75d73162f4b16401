import { describe, expect, it } from '@jest/globals';
import { readCommand } from './command.mjs';

const STAGES = { types: {}, unit: { takesWords: true, watches: true }, e2e: { takesWords: true } };
const read = (line) => readCommand(line.split(' ').filter(Boolean), STAGES, ['types', 'unit', 'e2e']);

describe('npm test --', () => {
  it.each([
    ['', { stages: ['types', 'unit', 'e2e'], words: [], watch: false }],
    ['types e2e', { stages: ['types', 'e2e'], words: [], watch: false }],
    ['unit quotes/quote -t sum', { stages: ['unit'], words: ['quotes/quote', '-t', 'sum'], watch: false }],
    ['unit quotes --watch', { stages: ['unit'], words: ['quotes'], watch: true }],
    ['unit --watch', { stages: ['unit'], words: [], watch: true }],
    ['unit e2e forms', { stages: ['unit', 'e2e'], words: ['forms'], watch: false }],
  ])('"%s"', (line, command) => expect(read(line)).toEqual(command));

  it.each([
    ['quotes', 'No stage quotes: there are quick, types, unit, e2e.'],
    ['types apps/api', 'types: runs as a whole, and knows no apps/api.'],
    ['e2e --watch', 'Only one stage at a time can be watched: unit.'],
    ['unit e2e --watch', 'Only one stage at a time can be watched: unit.'],
    ['--watch', 'Only one stage at a time can be watched: unit.'],
  ])('refuses "%s"', (line, reason) => expect(() => read(line)).toThrow(reason));
});
