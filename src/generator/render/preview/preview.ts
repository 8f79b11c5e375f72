import { Worker } from 'node:worker_threads';
import type { Brand } from '#core/brand/brand.ts';
import type { ServedFiles } from '#portal/render/page-request.ts';
import type { Renderer } from '../compile/renderer.ts';
import type { PreviewedFile } from './previewed-portal.ts';

/** Data that the worker of a preview gets at its start. */
export interface PreviewSetup {
  renderer: Renderer;
  /** Absolute path of the folder that caches pictures. */
  imageCache: string;
  /** Absolute path of a folder for the files of the preview alone. */
  folder: string;
}

export interface PreviewRequest {
  number: number;
  ask: { kind: 'show'; brand: Brand } | { kind: 'file'; path: string } | { kind: 'pages' };
}

/** Address of the style sheet with the colours of a brand, and what browsers colour their own bars with. */
export interface ShownSheet {
  sheet: string;
  themeColors: ServedFiles['themeColors'];
}

/** The answer to the request with the same number. */
export interface PreviewReply {
  number: number;
  answer?: PreviewedFile | readonly string[] | ShownSheet | undefined;
  error?: string;
}

interface Waiting {
  resolve: (answer: PreviewReply['answer']) => void;
  reject: (error: Error) => void;
}

/** Shows a brand as its portal would be, from memory: a worker renders each page when it is first asked for. */
export class Preview {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  constructor(setup: PreviewSetup) {
    this.#worker = new Worker(new URL('./preview-worker.ts', import.meta.url), {
      workerData: setup,
      // The development build of React takes more than twice as long.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    this.#worker.on('message', ({ number, answer, error }: PreviewReply) => {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (error === undefined) waiting?.resolve(answer);
      else waiting?.reject(new Error(error));
    });
    const fail = (error: Error): void => {
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    this.#worker.on('error', fail);
    this.#worker.on('exit', () => {
      fail(new Error('The preview has ended'));
    });
  }

  /** Shows a brand from now on; files of the states before stay for a while. */
  async show(brand: Brand): Promise<ShownSheet> {
    return (await this.#ask({ kind: 'show', brand })) as ShownSheet;
  }

  /**
   * The file for an address of the brand that is shown.
   * @param path of the request, percent-encoded, without query
   * @returns undefined if the path is not one, or no brand is shown yet
   */
  async file(path: string): Promise<PreviewedFile | undefined> {
    return (await this.#ask({ kind: 'file', path })) as PreviewedFile | undefined;
  }

  /** Paths of all pages of the brand, below the folder of its site. */
  async pages(): Promise<readonly string[]> {
    return (await this.#ask({ kind: 'pages' })) as readonly string[];
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(ask: PreviewRequest['ask']): Promise<PreviewReply['answer']> {
    const number = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#worker.postMessage({ number, ask } satisfies PreviewRequest);
    });
  }
}
