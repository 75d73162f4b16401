interface Call {
  method: string;
  path: string;
  key: string | null;
  body: unknown;
}

type Answer = { status: number; body: unknown };

/** Answers in place of the API, call by call: `respond` says what, `calls` what was asked. */
export function stubApi(respond: (call: Call) => Answer) {
  const browserFetch = globalThis.fetch;
  const calls: Call[] = [];
  const fetchStub = (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const call = {
      method,
      path,
      key: new Headers(headers).get('idempotency-key'),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null,
    };
    calls.push(call);
    const { status, body: answer } = respond(call);
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    const response = {
      ok: status < 400,
      status,
      headers: new Headers({ 'content-type': type }),
      text: () => Promise.resolve(JSON.stringify(answer)),
      json: () => Promise.resolve(answer),
      clone: () => response,
    };
    return Promise.resolve(response);
  };
  Object.assign(globalThis, { fetch: fetchStub });
  return { calls, restore: () => void Object.assign(globalThis, { fetch: browserFetch }) };
}

export const problem = (status: number, code: string, errors: object[] = []): Answer => ({
  status,
  body: { type: '', title: '', status, code, correlationId: 'abc-123', errors },
});
