import type { Answer } from './http.js';
import type { SignedIn } from './sign-in.js';
import type { TestApp } from './test-app.js';

/** The answer to a change, and in one breath what its status has to be. */
interface Edited extends Promise<Answer> {
  expect(status: number): Promise<Answer>;
}

/** Of a record that is not there, or that this person may not read. */
const SOME_VERSION = new Date(0).toISOString();

/** Changes a record from the version it has now, as a form that was just opened does; an `updatedAt` in the body stays. */
export function editRecord(api: TestApp, { headers }: Pick<SignedIn, 'headers'>, path: string, body: object): Edited {
  const send = async (): Promise<Answer> => {
    const current = 'updatedAt' in body ? {} : (await api.http.get(path).set(headers)).body;
    const { updatedAt = SOME_VERSION } = current as { updatedAt?: string };
    return await api.http
      .patch(path)
      .set(headers)
      .send({ updatedAt, ...body });
  };
  const answer = send();
  return Object.assign(answer, {
    async expect(status: number) {
      const response = await answer;
      if (response.status !== status) {
        throw new Error(`${path}: expected ${status}, got ${response.status} ${JSON.stringify(response.body)}`);
      }
      return response;
    },
  });
}
