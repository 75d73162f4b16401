/** An answer, with a body that a test has to say something about before it uses it. */
export interface Answer {
  status: number;
  headers: Record<string, string | undefined> & { 'set-cookie'?: string[] };
  text: string;
  body: unknown;
}

/** What these tests use of supertest, whose own types let a body be anything. */
export interface Call extends PromiseLike<Answer> {
  set(name: string, value: string): this;
  set(headers: Record<string, string>): this;
  query(values: object): this;
  send(body?: string | object): this;
  attach(field: string, content: Buffer, filename: string): this;
  field(name: string, value: string): this;
  buffer(wanted: boolean): this;
  /** The body as its bytes, whatever its type. */
  responseType(type: 'blob'): this;
  expect(status: number): this;
}

export type Http = Record<'get' | 'post' | 'put' | 'patch' | 'delete' | 'options', (url: string) => Call>;
