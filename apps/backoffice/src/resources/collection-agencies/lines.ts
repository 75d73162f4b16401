/** Of a box with one a line: blank lines are none. */
export const linesOf = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    : [];

/** For the box. */
export const boxOf = (lines: unknown): string => (Array.isArray(lines) ? lines.join('\n') : '');
