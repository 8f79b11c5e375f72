import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { BrandSession } from '#editor/server/brand-session.ts';
import { BrandTexts } from '#editor/server/brand-texts.ts';
import { createEditorApp } from '#editor/server/editor-app.ts';
import { compilePage } from '#editor/server/page/compile-page.ts';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import { sourceHash } from '#generator/render/compile/source-hash.ts';
import { listenOnLoopback } from '#generator/serve/listen.ts';

const root = join(import.meta.dirname, '../../..');
const cacheDir = join(root, '.cache');

/** An editor without a preview. */
export interface BareEditor {
  port: number;
  secret: string;
  /** Folder of brands of the one that is edited. */
  brandsDir: string;
  session: () => BrandSession;
  /** Edits a brand of the folder from now on, at the same address. */
  open: (id: string) => Promise<void>;
  /** Statuses of all calls so far. */
  answered: { path: string; status: number }[];
  close: () => Promise<void>;
}

/** Serves the page of the editor and its calls. */
export async function startBareEditor(): Promise<BareEditor> {
  const work = mkdtempSync(join(cacheDir, 'bare-editor-'));
  const brandsDir = join(work, 'brands');
  const texts = new BrandTexts();
  const secret = randomBytes(32).toString('hex');
  const code = await compilePage({ root, cacheDir, hash: sourceHash(root) });
  const answered: BareEditor['answered'] = [];
  let app: ReturnType<typeof createEditorApp> | undefined;
  let session: BrandSession | undefined;
  let isClosed = false;
  const handle = getRequestListener(
    async (request) => {
      const response = (await app?.fetch(request)) ?? new Response(null, { status: 503 });
      answered.push({ path: new URL(request.url).pathname, status: response.status });
      return response;
    },
    { overrideGlobalObjects: false },
  );
  const server = await listenOnLoopback((request, response) => void handle(request, response), 0);
  return {
    port: server.port,
    secret,
    brandsDir,
    session: () => session as BrandSession,
    answered,
    open: async (id) => {
      const cacheFolder = join(work, 'sessions', id);
      session = await BrandSession.open({ brandsDir, id, cacheFolder, texts });
      app = createEditorApp({
        port: server.port,
        ...{ secret, session, texts, root, brandsDir, id, cacheFolder, code },
        knownPictures: imageCacheFolder(root, cacheDir),
        // Calls of pages that have gone meanwhile may find nothing.
        onError: (error) => {
          if (!isClosed) console.error(error);
        },
        previewOrigin: `http://${id}.localhost:${server.port + 1}`,
      });
    },
    close: async () => {
      isClosed = true;
      await server.close();
      texts.close();
      rmSync(work, { recursive: true });
    },
  };
}
