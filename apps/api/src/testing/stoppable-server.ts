import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface StoppableServer {
  /** Leads to the same server, as long as it isn't stopped. */
  url: string;
  /** Ends every connection and takes no more: what callers see of a server that was stopped. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A way to a server that a test may block without stopping the server for everybody else. */
export async function stoppable(target: string): Promise<StoppableServer> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const join = (client: Socket) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket);
          client.destroy();
          upstream.destroy();
        });
    }
    client.pipe(upstream).pipe(client);
  };
  const listen = async (at: number): Promise<Server> => {
    const server = createServer(join).listen(at, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };

  let server = await listen(0);
  const { port: ownPort } = server.address() as AddressInfo;
  const url = new URL(target);
  url.host = `127.0.0.1:${ownPort}`;
  return {
    url: url.href,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    async start() {
      server = await listen(ownPort);
    },
  };
}
