import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { BrandSession } from '#editor/server/brand-session.ts';
import { BrandTexts } from '#editor/server/brand-texts.ts';
import { createEditorApp } from '#editor/server/editor-app.ts';
import { PreviewSession } from '#editor/server/preview-session.ts';
import { bundleScript } from '#generator/render/astro/bundle-script.ts';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import type { Renderer } from '#generator/render/compile/renderer.ts';
import { listenOnLoopback } from '#generator/serve/listen.ts';

const root = join(import.meta.dirname, '../../..');

/** The layout of the preview without the looks of the editor. */
const styles =
  '.preview-stages{height:600px;display:flex}.preview-stage{flex:1;overflow:hidden}.preview-screen{position:relative;transform-origin:0 0}.preview-frame{position:absolute;width:100%;height:100%;border:0}.preview-frame-next{visibility:hidden}';

/** A copy of a brand that is edited, with a page that shows nothing but the preview. */
export interface EditedPortal {
  /** Origin of the page. */
  page: string;
  secret: string;
  preview: PreviewSession;
  session: BrandSession;
  close: () => Promise<void>;
}

/** Starts the servers of an editor for a brand of the project. */
export async function editPortal(id: string, renderer: Renderer): Promise<EditedPortal> {
  const work = mkdtempSync(join(root, '.cache', 'edited-'));
  const brandsDir = join(work, 'brands');
  cpSync(join(root, 'brands', id), join(brandsDir, id), { recursive: true });
  symlinkSync(join(root, 'brands/_base'), join(brandsDir, '_base'));
  const texts = new BrandTexts();
  const session = await BrandSession.open({ brandsDir, id, texts, cacheFolder: join(work, 'session') });
  const knownPictures = imageCacheFolder(root, join(root, '.cache'));
  const answers: RequestListener[] = [];
  const server = await listenOnLoopback((request, response) => answers[0]?.(request, response), 0);
  const editor = `http://127.0.0.1:${server.port}`;
  const preview = await PreviewSession.start({
    editedDir: session.brandsDir,
    brandsDir,
    id,
    knownPictures,
    renderer,
    imageCache: knownPictures,
    cacheFolder: join(work, 'session'),
    port: 0,
    editor: [editor],
  });
  const secret = randomBytes(32).toString('hex');
  const { code } = await bundleScript(join(import.meta.dirname, 'preview-page.tsx'), [
    // Vitest has Vite transform JSX for development.
    { name: 'mode', config: () => ({ define: { 'process.env.NODE_ENV': '"development"' } }) },
  ]);
  const app = createEditorApp({
    port: server.port,
    secret,
    session,
    texts,
    root,
    brandsDir,
    id,
    knownPictures,
    cacheFolder: join(work, 'session'),
    preview,
    code: new Map([
      ['main.js', Buffer.from(code)],
      ['style.css', Buffer.from(styles)],
    ]),
    previewOrigin: preview.origin,
  });
  answers.push(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  return {
    page: editor,
    secret,
    preview,
    session,
    close: async () => {
      await server.close();
      await preview.close();
      texts.close();
      rmSync(work, { recursive: true });
    },
  };
}
