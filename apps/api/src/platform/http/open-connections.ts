import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The connections of a server, and the answers that it owes on them: what a server has to know to end without breaking
 * one off. Node's own `close` waits for connections on which nobody has asked anything yet, which browsers open ahead.
 */
export class OpenConnections {
  private readonly sockets = new Set<Socket>();
  private readonly owed = new Set<ServerResponse>();
  private leaving = false;
  private closing = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    // Before all others: some answer at once.
    server.prependListener('request', (_request, response: ServerResponse) => {
      this.owed.add(response);
      if (this.leaving) response.shouldKeepAlive = false;
      response.once('close', () => {
        this.owed.delete(response);
        if (this.closing) this.endIdle();
      });
    });
  }

  /** From now on each answer is the last one on its connection, so that its client asks for the next one elsewhere. */
  leave(): void {
    this.leaving = true;
    for (const response of this.owed) if (!response.headersSent) response.shouldKeepAlive = false;
  }

  /** Takes no new connection, ends those that wait for nothing, and each other one with its answer. Done when none is left. */
  async close(): Promise<void> {
    this.leave();
    this.closing = true;
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.endIdle();
    await closed;
  }

  private endIdle(): void {
    const busy = new Set([...this.owed].map(({ req }) => req.socket));
    for (const socket of this.sockets) if (!busy.has(socket)) socket.destroySoon();
  }
}
