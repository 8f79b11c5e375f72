import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '#core/brand/brand.ts';
import { createSandboxes, type Sandboxes } from '#sandbox/sandboxes.ts';

/** The sandbox of an edited brand. Data stay; settings are exchanged between two requests. */
export class PreviewSandbox {
  readonly #data: string;
  #current: { brand: Brand; sandboxes: Sandboxes } | undefined;
  #next: Brand | undefined;
  /** Requests that are being answered. */
  #pending = 0;

  /** @param data absolute path of the folder of its database */
  constructor(data: string) {
    this.#data = data;
  }

  /** Uses the settings of a brand from the next request on. */
  use(brand: Brand): void {
    this.#next = brand;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#next && this.#pending === 0) {
      this.#current?.sandboxes.close();
      this.#current = {
        brand: this.#next,
        sandboxes: createSandboxes({ brands: [this.#next], data: this.#data }),
      };
      this.#next = undefined;
    }
    const { brand, sandboxes } = this.#current ?? {};
    if (!brand || !sandboxes) {
      response.writeHead(503).end();
      return;
    }
    this.#pending++;
    try {
      await sandboxes.handle(request, response, brand.id);
    } finally {
      this.#pending--;
    }
  }

  close(): void {
    this.#current?.sandboxes.close();
  }
}
