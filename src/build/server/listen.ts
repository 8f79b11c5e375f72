import { reportText } from '#build/diagnostics/report-text.ts';
import { UserError } from '#build/diagnostics/user-error.ts';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** A server that takes requests. */
export interface Listening {
  port: number;
  /** Ends when the answers under way are out, or soon after it stopped waiting for them. */
  close(): Promise<void>;
}

/** A port that cannot be had. It tells what to do. */
class PortError extends UserError {
  override name = 'PortError';
}

/** How long an answer under way may take after the server was told to close, in milliseconds. */
const patience = 1000;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

async function listen(handle: RequestListener, host: string, port: number, command: string): Promise<Server> {
  const server = createServer(handle);
  server.listen({ host, port, ipv6Only: host === '::1' });
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      const next = `${command} -- --port ${port + 1}`;
      throw new PortError(reportText('server.portTaken', { port, next }));
    }
    if (code === 'EACCES') {
      const open = `${command} -- --port 4321`;
      throw new PortError(reportText('server.portForbidden', { port, open }));
    }
    throw error;
  }
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(timer);
}

/**
 * Listens on the loopback addresses of both internet protocols, so that `localhost` works however it is resolved and
 * nobody outside this computer is answered. A computer without IPv6 has the other one only.
 * @param port 0 takes any free one
 * @param command what was typed to get here, for the advice when the port cannot be had
 * @throws {PortError} when the port cannot be had
 */
export async function listenOnLoopback(
  handle: RequestListener,
  port: number,
  command = 'npm start',
): Promise<Listening> {
  const first = await listen(handle, '127.0.0.1', port, command);
  const servers = [first];
  try {
    servers.push(await listen(handle, '::1', portOf(first), command));
  } catch (error) {
    const absent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(codeOf(error)));
    // A port that was drawn at random may be free in one protocol only.
    if (!absent && port !== 0) {
      await close(first);
      throw error;
    }
  }
  return {
    port: portOf(first),
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}
