import prefetchingBootScript from 'virtual:prefetching-boot-script';
import bootScript from 'virtual:boot-script';
import signOutBootScript from 'virtual:sign-out-boot-script';
import type { PageData } from '#portal/island/page-context.ts';
import { pageDataId } from '#portal/island/page-json.ts';
import { beginScript } from './begin-script.ts';
import type { PageRequest } from './page-request.ts';
import { scriptJson } from './script-json.ts';
import { speculationRules } from './speculation-rules.ts';

function bootScriptOf({ prefetch, route }: PageData): string {
  if (prefetch) return prefetchingBootScript;
  return route === 'logout' ? signOutBootScript : bootScript;
}

/** An inline script. In a page file, the tag would pass for one of its own scripts. */
export const scriptMarkup = (code: string): string => `<script>${code}</script>`;

/** The page's data with the boot script right behind it, which runs before anything else is loaded. */
export function headScripts(data: PageData): string {
  return `<script type="application/json" id="${pageDataId}">${scriptJson(data)}</script>${scriptMarkup(bootScriptOf(data))}`;
}

/** The scripts behind the first style sheet: the one that needs it, and the speculation rules. */
export function lateHeadScripts({ brand }: PageRequest): string {
  return `${scriptMarkup(beginScript)}<script type="speculationrules">${speculationRules(brand)}</script>`;
}
