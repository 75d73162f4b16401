import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface RefusingSmtp {
  port: number;
  close(): Promise<void>;
}

/** A mail server that knows none of the recipients: 550, for good. */
export async function startRefusingSmtp(): Promise<RefusingSmtp> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    socket.write('220 refusing.test\r\n');
    socket.on('data', (data) => socket.write(answer(data.toString().trim().toUpperCase())));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(command: string): string {
  if (command.startsWith('RCPT TO')) return '550 5.1.1 No such user here\r\n';
  if (command.startsWith('QUIT')) return '221 Bye\r\n';
  return '250 OK\r\n';
}
