import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import { type CodeFiles, createCodeFiles } from './code-files.ts';
import { hadCode } from './had-code.ts';
import { holdIslands } from './hold-islands.ts';
import { watchLostCode } from './lost-code.ts';

declare global {
  interface Window {
    /** The files that the page's code is in. */
    code: CodeFiles;
  }
}

/** Fetches what the page names for whoever it is shown to; their parts ask for it when they come alive. */
export async function fetchOwnCode({ dataset }: HTMLElement): Promise<void> {
  const own = document.querySelector<HTMLMetaElement>(`meta[name="code-${dataset['session']}"]`);
  await window.code.take(own?.content.split(' ') ?? []);
}

/** What the page names: its style sheets follow further down, so that its scripts need not wait for them. */
const named = 'link:is([rel=stylesheet], [as=style], [href$=".js"])';

/** Sees to it that the page gets its code, or says what is the matter. */
export function watchCode(brand: string, tab: SafeStorage): void {
  const files = [...document.querySelectorAll(named)].map((link) => link.getAttribute('href') ?? '');
  const lost = watchLostCode(tab, storageKey(brand, 'recarga'), files.join(' '));
  window.code = createCodeFiles(lost, hadCode(tab, storageKey(brand, 'codigo')));
  const scripts = files.filter((file) => file.endsWith('.js'));
  holdIslands(window.code.take(scripts, true));
  addEventListener('DOMContentLoaded', () => {
    for (const file of files)
      if (file.endsWith('.css')) void window.code.want(file, true).catch(() => undefined);
  });
  addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    window.code.fail();
  });
}
