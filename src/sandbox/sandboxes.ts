import type { IncomingMessage, ServerResponse } from 'node:http';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { DatabaseError } from './db/database-error.ts';
import { lockDataFolder, type DataLock } from './data-lock.ts';
import { type NodeListener, nodeListener } from './node-adapter.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

export interface SandboxesOptions {
  brands: readonly Brand[];
  /** Folder of the database files. */
  data: string;
  /** Origin of a brand's portal, if different from the sandbox's. */
  portal?: (brandId: string) => string;
}

/** The sandboxes of several brands, each opened at its first request. */
export interface Sandboxes {
  /** Answers a request for a brand; one whose file has mistakes has no sandbox. */
  handle(request: IncomingMessage, response: ServerResponse, brandId: string): Promise<void>;
  /** Opens a sandbox eagerly; throws on unusable data. */
  open(brandId: string): void;
  close(): void;
}

/** Files of a brand's data: the database and what SQLite keeps beside it. */
export function resetData(data: string, brandId: string): void {
  for (const ending of ['', '-wal', '-shm'])
    rmSync(join(data, `${brandId}.sqlite${ending}`), { force: true });
}

export function createSandboxes({ brands, data, portal }: SandboxesOptions): Sandboxes {
  const opened = new Map<string, { sandbox: Sandbox; listener: NodeListener; owner: DataLock }>();

  function open(brandId: string): NodeListener | undefined {
    const known = opened.get(brandId);
    if (known) return known.listener;
    const brand = brands.find(({ id }) => id === brandId);
    if (!brand) return undefined;
    const sandbox = createSandbox({ brand, data, ...(portal && { portal: portal(brandId) }) });
    const listener = nodeListener(sandbox);
    const owner = lockDataFolder(join(data, `${brandId}.pid`));
    if (owner.other !== undefined)
      console.warn(
        `Another sandbox (process ${owner.other}) uses the data of ${brandId} in ${data}: each has a clock of its own, and counts wrong passwords for itself. Use another folder with --data.`,
      );
    opened.set(brandId, { sandbox, listener, owner });
    return listener;
  }

  function listenerOrReason(brandId: string): NodeListener | string {
    try {
      return open(brandId) ?? 'The file of this brand has mistakes, so it has no sandbox.';
    } catch (error) {
      if (error instanceof DatabaseError) return error.message;
      throw error;
    }
  }

  return {
    open: (brandId) => void open(brandId),
    handle: async (request, response, brandId) => {
      const listener = listenerOrReason(brandId);
      if (typeof listener === 'function') return listener(request, response);
      response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ error: listener }));
      return undefined;
    },
    close: () => {
      for (const { sandbox, owner } of opened.values()) {
        sandbox.close();
        owner.release();
      }
      opened.clear();
    },
  };
}
