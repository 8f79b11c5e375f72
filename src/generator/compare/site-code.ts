import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readClientFiles, reachable } from '#generator/render/bundle/reachable.ts';

/** The scripts of a built site. */
export class SiteCode {
  readonly #folder: string;
  #client: ReturnType<typeof readClientFiles> | undefined;
  /** Texts by the scripts that pages name, which many have in common. */
  readonly #texts = new Map<string, string>();

  /** @param folder absolute path of the site */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Text of all scripts that a page can load, also later. */
  of(html: string): string {
    const named = [...new Set(html.match(/_astro\/[\w.-]+\.js/g))].sort();
    const key = named.join();
    const text = this.#texts.get(key) ?? this.#read(named);
    this.#texts.set(key, text);
    // Scripts in the page itself read the data too.
    return `${text}\n${html}`;
  }

  #read(named: readonly string[]): string {
    this.#client ??= readClientFiles(this.#folder);
    return reachable(this.#client, named)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(this.#folder, file), 'utf8'))
      .join('\n');
  }
}
