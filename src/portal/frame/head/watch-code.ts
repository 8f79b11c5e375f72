import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import { type CodeFiles, createCodeFiles } from './code-files.ts';
import { holdIslands } from './hold-islands.ts';
import { watchLostCode } from './lost-code.ts';

declare global {
  interface Window {
    /** The files that the page's code is in. */
    code: CodeFiles;
  }
}

/** Has them parsed side by side, not in turn as they import each other. */
function parseAhead(scripts: readonly string[]): void {
  for (const href of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
}

/** Fetches what the page names for whoever it is shown to; their parts ask for it when they come alive. */
export async function fetchOwnCode({ dataset }: HTMLElement): Promise<void> {
  const own = document.querySelector<HTMLMetaElement>(`meta[name="code-${dataset['session']}"]`);
  const scripts = own?.content.split(' ') ?? [];
  const coming = await Promise.allSettled(scripts.map((file) => window.code.want(file)));
  parseAhead(scripts.filter((_, index) => coming[index]?.status === 'fulfilled'));
}

/** What the page names: its style sheets follow further down, so that its scripts need not wait for them. */
const named = 'link:is([rel=stylesheet], [as=style], [href$=".js"])';

/** Sees to it that the page gets its code, or says what is the matter. */
export function watchCode(brand: string, tab: SafeStorage): void {
  const files = [...document.querySelectorAll(named)].map((link) => link.getAttribute('href') ?? '');
  window.code = createCodeFiles(watchLostCode(tab, storageKey(brand, 'recarga'), files.join(' ')));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const coming = Promise.allSettled(scripts.map((file) => window.code.want(file, true)));
  holdIslands(coming.then(() => parseAhead(scripts)));
  addEventListener('DOMContentLoaded', () => {
    for (const file of files)
      if (file.endsWith('.css')) void window.code.want(file, true).catch(() => undefined);
  });
  addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    window.code.fail();
  });
}
