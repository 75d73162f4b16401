/** What is wrong, of a field's error; react-admin wraps the messages of a form's own check once more. */
export function errorText(message: unknown): string {
  if (typeof message === 'string') return message;
  return message && typeof message === 'object' && 'message' in message
    ? errorText(message.message)
    : 'Revise este dato.';
}
