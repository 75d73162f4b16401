/** Of a call that the API never answers with nothing. */
export function answered<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('The API answered with nothing');
  return answer;
}
