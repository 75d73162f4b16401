export const toLines = (list: readonly string[]): string => list.join('\n');

/** An empty box is an empty list; blank lines stay while they are being typed. */
export const fromLines = (text: string): string[] => (text === '' ? [] : text.split('\n'));

interface ErrorMessage {
  message?: unknown;
}

/** What is wrong with the list, or with the first of its lines that was refused, which is told by its number. */
export function firstLineError(error: ErrorMessage | Record<number, ErrorMessage> | undefined): string | undefined {
  if (!error) return undefined;
  if ('message' in error) return textOf(error.message);
  const refused = Object.entries(error).find(([index]) => /^\d+$/.test(index));
  if (!refused) return undefined;
  const [index, line] = refused as [string, ErrorMessage];
  return `Renglón ${Number(index) + 1}: ${textOf(line.message)}`;
}

/** react-admin wraps the messages of a form's own check once more. */
function textOf(message: unknown): string {
  if (typeof message === 'string') return message;
  return message && typeof message === 'object' && 'message' in message ? textOf(message.message) : 'Revise este dato.';
}
