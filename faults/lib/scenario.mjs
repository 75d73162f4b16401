/**
 * @typedef {object} Scenario
 * @property {string} name its word on the command line
 * @property {string} title what goes wrong
 * @property {number} [share] how great a part of the quotes of a run it is tried with: a tenth unless told
 * @property {import('./machine.mjs').Arrangement} [arrangement]
 * @property {(machine: import('./machine.mjs').Machine) => string | undefined} [missing] why it can't be tried here
 * @property {(machine: import('./machine.mjs').Machine, size: Size) => Promise<Outcome>} run
 *
 * @typedef {object} Size
 * @property {number} quotes
 * @property {number} contracts in scenarios of money and of statements
 *
 * What came of it, as the client and the database tell.
 * @typedef {object} Outcome
 * @property {string} load
 * @property {number} accepted 2xx answers that the client got
 * @property {number} stored what there is of that
 * @property {number} owed mails
 * @property {number} mailed of those, arrived at least once
 * @property {number} duplicates further copies of a mail, with the same Message-ID
 * @property {number} inFlight mails that were being handed over when the fault came: so many may come twice
 * @property {number} lost accepted and not stored, or owed and not mailed
 * @property {number} seconds from the end of the fault until all that was accepted by then was done
 * @property {import('./client.mjs').Tally} tally
 * @property {number} [books] contracts whose books were held against their events
 * @property {string[]} wrong what must not be, in words
 *
 * @typedef {{ scenario: Scenario, outcome?: Outcome, skipped?: string }} Result
 */

/**
 * What fails the command, in words.
 * @param {Outcome} outcome
 * @returns {string[]}
 */
export function failuresOf({ lost, duplicates, inFlight, tally, wrong }) {
  const failures = [...wrong];
  if (lost > 0) failures.push(`${lost} lost`);
  if (duplicates > inFlight) failures.push(`${duplicates} mails came again, and only ${inFlight} were in flight`);
  for (const [status, times] of Object.entries(tally.unexpected)) failures.push(`answered ${status} ${times} times`);
  return failures;
}

/**
 * A scenario that could not be carried through shows nothing, and fails.
 * @param {Error} error
 * @returns {Outcome}
 */
export const brokenOff = ({ message }) => ({
  load: '',
  accepted: 0,
  stored: 0,
  owed: 0,
  mailed: 0,
  duplicates: 0,
  inFlight: 0,
  lost: 0,
  seconds: 0,
  tally: { refused: 0, broken: 0, unexpected: {} },
  wrong: [`broken off: ${message.split('\n')[0]}`],
});
