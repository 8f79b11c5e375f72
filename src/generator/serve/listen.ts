import { reportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** A running server. */
export interface RunningServer {
  port: number;
  /** Closes the server once pending responses are sent, or after `closeTimeout`. */
  close(): Promise<void>;
}

/** The port is taken or forbidden; the message names the remedy. */
class PortError extends UserError {
  override name = 'PortError';
}

/** Time for pending responses after closing, in milliseconds. */
const closeTimeout = 1000;

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
  const timer = setTimeout(() => server.closeAllConnections(), closeTimeout);
  await closed;
  clearTimeout(timer);
}

/**
 * Listens on the IPv4 and IPv6 loopback addresses only, so that `localhost` works however it resolves; without IPv6 on
 * IPv4 only.
 * @param port 0 for any free port
 * @param command command line of the server, quoted in the error message
 * @throws {PortError} when the port is taken or forbidden
 */
export async function listenOnLoopback(
  handle: RequestListener,
  port: number,
  command = 'npm start',
): Promise<RunningServer> {
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
