import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import { addLink } from './add-link.ts';
import { type CodeFiles, createCodeFiles } from './code-files.ts';
import { holdIslands } from './hold-islands.ts';
import { watchLostCode } from './lost-code.ts';
import { namedIn } from './named-in.ts';

declare global {
  interface Window {
    /** The files that the page's code is in. */
    code: CodeFiles;
  }
}

/** Fetches scripts as `want` does, and has them parsed. */
export type TakeCode = (scripts: readonly string[], isPatient?: boolean) => Promise<void>;

/** Has them parsed side by side, not in turn as they import each other. */
export function parseAhead(scripts: readonly string[]): void {
  for (const href of scripts) addLink({ rel: 'modulepreload', href });
}

export const takeCode: TakeCode = async (scripts, isPatient) => {
  await Promise.allSettled(scripts.map((file) => window.code.want(file, isPatient)));
  parseAhead(scripts);
};

/** The style sheets that the page names: those behind this script too. */
const sheets = '[rel=stylesheet], [as=style]';

/** Sees to it that the page gets its code, or says what is the matter. */
export function watchCode(brand: string, tab: SafeStorage, take: TakeCode): void {
  const scripts = namedIn('code');
  const styles = [...document.querySelectorAll(sheets)].map((link) => link.getAttribute('href') ?? '');
  window.code = createCodeFiles(watchLostCode(tab, storageKey(brand, 'recarga'), [scripts, styles].join()));
  holdIslands(take(scripts, true));
  addEventListener('DOMContentLoaded', () => {
    for (const file of styles) void window.code.want(file, true).catch(() => undefined);
  });
  addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    window.code.fail();
  });
}
