import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { PreviewChange, PreviewViews, ShownPage } from '#editor/protocol/preview.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import type { Renderer } from '#generator/render/compile/renderer.ts';
import { Preview, type ShownSheet } from '#generator/render/preview/preview.ts';
import { listenOnLoopback, type RunningServer } from '#generator/serve/listen.ts';
import { createPreviewApp } from './preview-app.ts';
import { pageAt } from './preview-page.ts';
import { PreviewSandbox } from './preview-sandbox.ts';
import { previewViews } from './preview-views.ts';
import { type EditedPlace, readEditedBrand } from './read-edited-brand.ts';

export interface PreviewOptions extends EditedPlace {
  renderer: Renderer;
  /** Absolute path of the folder that caches pictures. */
  imageCache: string;
  /** Absolute path of the folder of this session alone. */
  cacheFolder: string;
  /** Port of the preview; 0 for any free one. */
  port: number;
  /** Origins of the editor's page. */
  editor: readonly string[];
}

/** The preview of one edited brand, with a server and a sandbox of its own. */
export class PreviewSession {
  readonly #place: EditedPlace;
  readonly #preview: Preview;
  readonly #sandbox: PreviewSandbox;
  #server: RunningServer | undefined;
  #shown: (ShownSheet & { brand: Brand }) | undefined;
  #version = 0;
  #hasErrors = false;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  private constructor({ renderer, imageCache, cacheFolder, ...place }: PreviewOptions) {
    this.#place = place;
    this.#preview = new Preview({ renderer, imageCache, folder: join(cacheFolder, 'site') });
    this.#sandbox = new PreviewSandbox(join(cacheFolder, 'sandbox'));
  }

  /** Starts the server, and shows the brand. */
  static async start(options: PreviewOptions): Promise<PreviewSession> {
    const { editor, id, port } = options;
    const session = new PreviewSession(options);
    const app = (listening: number): ReturnType<typeof createPreviewApp> =>
      createPreviewApp({
        preview: session.#preview,
        sheet: () => session.#shown?.sheet ?? '',
        id,
        port: listening,
        editor,
        sandbox: (request, response) => session.#sandbox.handle(request, response),
      });
    let handle = app(port);
    session.#server = await listenOnLoopback((request, response) => handle(request, response), port);
    if (port === 0) handle = app(session.#server.port);
    await session.#latest();
    return session;
  }

  /** Origin of the portal's pages. */
  get origin(): string {
    return `http://${this.#place.id}.localhost:${this.#server?.port ?? 0}`;
  }

  /** Shows the latest state of the brand, and compares a page on the screen with it. */
  async change(seen: ShownPage): Promise<PreviewChange> {
    await this.#latest();
    const { sheet = '', themeColors = { light: '', dark: '' } } = this.#shown ?? {};
    const page = this.#shown && (await pageAt(this.#preview, seen.path));
    const same = page?.hash === seen.page;
    return {
      version: this.#version,
      changes: !page || (same && sheet === seen.sheet) ? 'nothing' : same ? 'sheet' : 'page',
      exists: page?.exists ?? true,
      sheet,
      themeColors,
      hasErrors: this.#hasErrors,
    };
  }

  /** What can be shown, for a reader in a language; undefined while the brand has had errors from the start. */
  views(language: ReportLanguage): Promise<PreviewViews | undefined> {
    return Promise.resolve(this.#shown && previewViews(this.#shown.brand, language));
  }

  async close(): Promise<void> {
    await this.#server?.close();
    await this.#preview.close();
    this.#sandbox.close();
  }

  /** Calls that come while a state is made share the next one, which has all of their edits. */
  #latest(): Promise<void> {
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        this.#running = this.#show();
        return this.#running;
      });
    return this.#next;
  }

  async #show(): Promise<void> {
    const { brand, problems } = await readEditedBrand(this.#place);
    this.#hasErrors = hasErrors(problems);
    if (!brand) return;
    const text = JSON.stringify(brand);
    if (this.#shown && JSON.stringify(this.#shown.brand) === text) return;
    const sheet = await this.#preview.show(brand);
    this.#shown = { ...sheet, brand };
    this.#version++;
    this.#sandbox.use(brand);
  }
}
