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

/** The style sheets that the page names: those behind this script too. */
const sheets = 'link:is([rel=stylesheet], [as=style])';

/** Sees to it that the page gets its code, or says what is the matter. */
export function watchCode(brand: string, tab: SafeStorage): void {
  const code = document.querySelector<HTMLMetaElement>('meta[name=code]');
  const scripts = code?.content.split(' ') ?? [];
  const styles = [...document.querySelectorAll(sheets)].map((link) => link.getAttribute('href') ?? '');
  const lost = watchLostCode(tab, storageKey(brand, 'recarga'), [...scripts, ...styles].join(' '));
  window.code = createCodeFiles(lost, hadCode(tab, storageKey(brand, 'codigo')));
  holdIslands(window.code.take(scripts, true));
  addEventListener('DOMContentLoaded', () => {
    for (const file of styles) void window.code.want(file, true).catch(() => undefined);
  });
  addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    window.code.fail();
  });
}
