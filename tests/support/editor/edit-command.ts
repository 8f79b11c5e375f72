import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A port that is free, as is the next one. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** A running `npm run edit`. */
export interface EditCommand {
  /** The address that it has printed. */
  address: string;
  /** Ends the command, and removes the session of the brand. */
  stop: () => Promise<void>;
}

/**
 * Starts the command, and reads the address that it prints.
 * @param brandsDir absolute path of a copy of the folder of brands
 */
export async function startEditCommand(id: string, brandsDir: string): Promise<EditCommand> {
  const args = ['--brand', id, '--brands-dir', brandsDir, '--port', String(await freePort()), '--lang', 'es'];
  const command = spawn(process.execPath, [join(root, 'scripts/commands/edit.ts'), ...args], { cwd: root });
  let printed = '';
  for await (const chunk of command.stdout) {
    printed += String(chunk);
    const found = /http:\/\/127\.0\.0\.1:\d+\/#[0-9a-f]{64}\n/.exec(printed);
    if (!found) continue;
    return {
      address: found[0].trim(),
      stop: async () => {
        const ended = once(command, 'exit');
        command.kill('SIGINT');
        await ended;
        const place = createHash('sha256').update(join(brandsDir, id)).digest('hex').slice(0, 8);
        rmSync(join(root, '.cache', 'editor', `${id}-${place}`), { recursive: true });
      },
    };
  }
  throw new Error(`The editor has not started: ${printed}`);
}
