import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { ImageCache } from '../assets/image-cache.ts';
import { readClientFiles } from '../bundle/reachable.ts';
import { loadRenderer } from '../compile/renderer.ts';
import { HtmlReader } from '../html/html-reader.ts';
import { readPageCode } from '../pages/page-code.ts';
import type { PreviewReply, PreviewRequest, PreviewSetup, ShownSheet } from './preview.ts';
import { type PreviewContext, type PreviewedFile, PreviewedPortal } from './previewed-portal.ts';

const { renderer, imageCache, folder } = workerData as PreviewSetup;
const clientFolder = join(renderer.folder, 'client');

const context: PreviewContext = {
  renderer: await loadRenderer(renderer),
  reader: new HtmlReader(),
  client: readClientFiles(clientFolder),
  clientFolder,
  pageCode: readPageCode(renderer),
  images: new ImageCache(imageCache),
};

/** How many states of the brand are kept: a page on the screen may still ask for files of an earlier one. */
const keptPortals = 5;

/** The latest one first. */
const portals: { portal: PreviewedPortal; folder: string }[] = [];
let count = 0;

async function show(brand: Extract<PreviewRequest['ask'], { kind: 'show' }>['brand']): Promise<ShownSheet> {
  const own = join(folder, String(++count));
  const portal = await PreviewedPortal.of(brand, own, context);
  portals.unshift({ portal, folder: own });
  for (const old of portals.splice(keptPortals)) rmSync(old.folder, { recursive: true });
  const { theme: sheet, themeColors } = portal.served;
  return { sheet, themeColors };
}

async function fileAt(path: string): Promise<PreviewedFile | undefined> {
  const [latest, ...earlier] = portals;
  const found = await latest?.portal.file(path);
  if (found?.status === 200 || !path.startsWith('/_brand/')) return found;
  for (const { portal } of earlier) {
    const kept = await portal.file(path);
    if (kept?.status === 200) return kept;
  }
  return found;
}

async function answer(ask: PreviewRequest['ask']): Promise<PreviewReply['answer']> {
  switch (ask.kind) {
    case 'show':
      return show(ask.brand);
    case 'file':
      return fileAt(ask.path);
    case 'pages':
      return portals[0]?.portal.pages ?? [];
  }
}

parentPort?.on('message', ({ number, ask }: PreviewRequest) => {
  void answer(ask).then(
    (given) => parentPort?.postMessage({ number, answer: given } satisfies PreviewReply),
    (error: unknown) =>
      parentPort?.postMessage({
        number,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies PreviewReply),
  );
});
