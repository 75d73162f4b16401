import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CaughtMessage, parseMessage, withEnvelope } from './message.js';

const CAPACITY = 500;
const FILE_NAME = /^(\d{13})-[0-9a-f]{8}\.eml$/;

/** The newest messages, oldest first inside; also kept as `.eml` files when there is a directory. */
export class Mailbox {
  private kept: CaughtMessage[] = [];
  private lastInstant = 0;

  private constructor(
    private readonly directory: string | undefined,
    private readonly capacity: number,
  ) {}

  static async open(directory?: string, capacity = CAPACITY): Promise<Mailbox> {
    const mailbox = new Mailbox(directory, capacity);
    if (directory) await mailbox.load(directory);
    return mailbox;
  }

  /** Newest first. */
  messages(): CaughtMessage[] {
    return this.kept.toReversed();
  }

  find(id: string): CaughtMessage | undefined {
    return this.kept.find((message) => message.id === id);
  }

  async add(raw: Buffer, recipients: string[]): Promise<CaughtMessage> {
    // Strictly rising, so that ids sort in the order of arrival.
    this.lastInstant = Math.max(Date.now(), this.lastInstant + 1);
    const id = `${this.lastInstant}-${randomBytes(4).toString('hex')}`;
    const stored = withEnvelope(raw, recipients);
    const message = await parseMessage(id, new Date(this.lastInstant), stored);
    if (this.directory) {
      const file = this.fileOf(id);
      await writeFile(`${file}.part`, stored);
      await rename(`${file}.part`, file);
    }
    this.kept.push(message);
    this.kept.sort((a, b) => (a.id < b.id ? -1 : 1));
    await this.forget(this.kept.splice(0, Math.max(0, this.kept.length - this.capacity)));
    return message;
  }

  async clear(): Promise<void> {
    await this.forget(this.kept.splice(0));
  }

  private async load(directory: string): Promise<void> {
    await mkdir(directory, { recursive: true });
    const names = (await readdir(directory)).filter((name) => FILE_NAME.test(name)).sort();
    for (const name of names.slice(-this.capacity)) {
      const receivedAt = new Date(Number(name.slice(0, 13)));
      this.kept.push(
        await parseMessage(name.slice(0, -'.eml'.length), receivedAt, await readFile(join(directory, name))),
      );
      this.lastInstant = receivedAt.getTime();
    }
  }

  private async forget(messages: CaughtMessage[]): Promise<void> {
    if (!this.directory) return;
    await Promise.all(messages.map(({ id }) => rm(this.fileOf(id), { force: true })));
  }

  private fileOf(id: string): string {
    return join(this.directory ?? '', `${id}.eml`);
  }
}
