import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../../support/build/free-port.ts';
import { requestRaw } from '../../support/faults/raw-request.ts';
import { loadEngine, type StartHost } from './engine.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Superstatic = (options: { cwd: string; config: object; fallthrough: boolean }) => Handler;

/** Starts superstatic, the file server of Firebase's own emulator. */
export const startFirebase: StartHost = async ({ folder }) => {
  const { default: superstatic } = loadEngine<{ default: Superstatic }>('superstatic');
  const { hosting } = JSON.parse(readFileSync(join(folder, 'hosting/firebase/firebase.json'), 'utf8')) as {
    hosting: object;
  };
  const port = await freePort();
  const handle = superstatic({ cwd: folder, config: { ...hosting, public: 'site' }, fallthrough: false });
  const server = createServer((request, response) => handle(request, response, () => response.end()));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    ask: (path, headers = {}) => requestRaw(port, path, { headers }),
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
};
