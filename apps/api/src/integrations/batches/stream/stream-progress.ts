/** How far a stream is: told by whoever takes its rows, and followed by whoever answers them. */
export class StreamProgress {
  hasEnded = false;
  private readonly waiting: (() => void)[] = [];

  /** @param settled everything up to this line has its result */
  constructor(public settled: number) {}

  settle(line: number): void {
    this.settled = line;
    this.wake();
  }

  end(): void {
    this.hasEnded = true;
    this.wake();
  }

  /** Until there is more than that, or no more will come. */
  async beyond(line: number): Promise<void> {
    while (this.settled <= line && !this.hasEnded) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
