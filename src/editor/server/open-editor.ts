import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import { cachedRenderer, compile } from '#generator/render/compile/compile.ts';
import { sourceHash } from '#generator/render/compile/source-hash.ts';
import { listenOnLoopback } from '#generator/serve/listen.ts';
import { BrandSession } from './brand-session.ts';
import { BrandTexts } from './brand-texts.ts';
import { createEditorApp } from './editor-app.ts';
import { type PreviewOptions, PreviewSession } from './preview-session.ts';
import { compilePage } from './page/compile-page.ts';

export interface BrandEditorOptions {
  /** Absolute path of the project. */
  root: string;
  /** Absolute path of the folder of brands. */
  brandsDir: string;
  id: string;
  port: number;
  /** Absolute path of the cache, in which the session of the brand is kept. */
  cacheDir: string;
}

/** A running editor. */
export interface RunningEditor {
  /** Address with the secret of this run in its fragment, which browsers send nowhere. */
  address: string;
  close: () => Promise<void>;
}

/** Starts the preview with the compiled portal, which is compiled first if its sources have changed. */
async function startPreview(
  root: string,
  cacheDir: string,
  options: Omit<PreviewOptions, 'renderer'>,
): Promise<PreviewSession> {
  const source = sourceHash(root);
  const renderer = cachedRenderer(cacheDir, source) ?? (await compile(root, cacheDir, source)).renderer;
  return PreviewSession.start({ ...options, renderer });
}

/** Opens the editor of a brand, with what was left unsaved. */
export async function openEditor({
  root,
  brandsDir,
  id,
  port,
  cacheDir,
}: BrandEditorOptions): Promise<RunningEditor> {
  const code = await compilePage({ root, cacheDir, hash: sourceHash(root) });
  const texts = new BrandTexts();
  // Brands of the same name in different folders are different ones.
  const place = createHash('sha256').update(join(brandsDir, id)).digest('hex').slice(0, 8);
  const cacheFolder = join(cacheDir, 'editor', `${id}-${place}`);
  const session = await BrandSession.open({ brandsDir, id, cacheFolder, texts });
  const knownPictures = imageCacheFolder(root, cacheDir);
  // Forms can be used while the portal is compiled.
  const preview = startPreview(root, cacheDir, {
    editedDir: session.brandsDir,
    imageCache: knownPictures,
    port: port + 1,
    editor: ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${port}`),
    ...{ brandsDir, id, knownPictures, cacheFolder },
  });
  // Calls say what has failed.
  preview.catch(() => undefined);
  const secret = randomBytes(32).toString('hex');
  const app = createEditorApp({
    port,
    secret,
    session,
    texts,
    root,
    brandsDir,
    id,
    knownPictures,
    cacheFolder,
    preview: {
      change: async (seen) => (await preview).change(seen),
      views: async (of) => (await preview).views(of),
    },
    code,
    previewOrigin: `http://${id}.localhost:${port + 1}`,
  });
  const closeAll = async (): Promise<void> => {
    texts.close();
    await (await preview.catch(() => undefined))?.close();
  };
  const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = await listenOnLoopback(
    (request, response) => void handle(request, response),
    port,
    'npm run edit',
  ).catch(async (error: unknown) => {
    await closeAll();
    throw error;
  });
  return {
    address: `http://127.0.0.1:${server.port}/#${secret}`,
    close: async () => {
      await server.close();
      await closeAll();
    },
  };
}
