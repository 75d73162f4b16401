/**
 * What a server at the far side has done and doesn't tell: its answers are kept back until they are lost.
 */
export function heldAnswers() {
  /** @type {import('node:http').ServerResponse[]} */
  let kept = [];
  let lost = 0;
  return {
    keep: (/** @type {import('node:http').ServerResponse} */ response) => void kept.push(response),
    held: () => kept.length,
    lose: () => {
      lost += kept.length;
      for (const response of kept) response.destroy();
      kept = [];
    },
    lost: () => lost,
  };
}

/**
 * On a free port of this machine.
 * @param {import('node:http').Server} server
 */
export async function listening(server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(() => resolve(undefined)));
    },
  };
}
