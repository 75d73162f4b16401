/** Rows as they come, which are kept until they are answered: what breaks off is gone on with from there. */
export class UnansweredRows<Row> {
  private readonly iterator: Iterator<Row> | AsyncIterator<Row>;
  /** As lines, by number: what is under way, and no more. */
  private readonly kept = new Map<number, string>();
  private reading: Promise<void> = Promise.resolve();
  private ended = false;
  private answered: number;
  private read: number;

  /** Why there are no more rows, where whoever makes them failed: nothing that is tried again would help. */
  failure: { error: unknown } | null = null;

  /** @param from number of the first row */
  constructor(rows: Iterable<Row> | AsyncIterable<Row>, from: number) {
    this.iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
    this.answered = from - 1;
    this.read = from - 1;
  }

  /** Number of the first row that nothing was answered to yet. */
  get next(): number {
    return this.answered + 1;
  }

  /**
   * All that nothing was answered to yet, a row a line. Where there are no more because whoever makes them failed, it neither
   * goes on nor ends, as its end would say that those were all: whoever sends it leaves.
   */
  stream(leave: () => void): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let number = this.next;
    return new ReadableStream({
      pull: async (controller) => {
        const line = await this.line(number);
        number += 1;
        if (this.failure) leave();
        else if (line === undefined) controller.close();
        else controller.enqueue(encoder.encode(line));
      },
    });
  }

  settle(line: number): void {
    for (; this.answered < line; this.answered += 1) this.kept.delete(this.next);
  }

  async close(): Promise<void> {
    await this.iterator.return?.();
  }

  /** One after the other: a stream that broke off may still wait for the row that the next one begins with. */
  private async line(number: number): Promise<string | undefined> {
    this.reading = this.reading.then(() => (number > this.read && !this.ended ? this.readNext() : undefined));
    await this.reading;
    return this.kept.get(number);
  }

  private async readNext(): Promise<void> {
    try {
      const step: IteratorResult<Row, unknown> = await this.iterator.next();
      this.ended = step.done === true;
      if (step.done) return;
      this.read += 1;
      this.kept.set(this.read, `${JSON.stringify(step.value)}\n`);
    } catch (error) {
      this.ended = true;
      this.failure = { error };
    }
  }
}
