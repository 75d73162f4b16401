import { Failure } from '../lib/failure.mjs';

/**
 * @typedef {object} Command
 * @property {string[]} stages to run, in order
 * @property {string[]} words for them: paths, names, and settings of the program that runs them
 * @property {boolean} watch again whenever a file changes
 */

/**
 * What was asked for by `npm test -- [stage ...] [path or name ...] [--watch]`.
 * @param {string[]} asked
 * @param {Record<string, { takesWords?: boolean, watches?: boolean }>} stages that there are
 * @param {string[]} usual the stages that run when none is named
 * @returns {Command}
 */
export function readCommand(asked, stages, usual) {
  const watch = asked.includes('--watch');
  const rest = asked.filter((word) => word !== '--watch');
  const firstWord = rest.findIndex((word) => !(word in stages));
  const named = firstWord === -1 ? rest : rest.slice(0, firstWord);
  const words = rest.slice(named.length);
  if (words.length > 0 && named.length === 0) {
    throw new Failure(`No stage ${words[0]}: there are quick, ${Object.keys(stages).join(', ')}.`);
  }
  const deaf = words.length > 0 ? named.filter((name) => !stages[name].takesWords) : [];
  if (deaf.length > 0) throw new Failure(`${deaf.join(', ')}: runs as a whole, and knows no ${words.join(', ')}.`);
  if (watch && !(named.length === 1 && stages[named[0]].watches)) {
    const watching = Object.keys(stages).filter((name) => stages[name].watches);
    throw new Failure(`Only one stage at a time can be watched: ${watching.join(', ')}.`);
  }
  return { stages: named.length > 0 ? named : usual, words, watch };
}
