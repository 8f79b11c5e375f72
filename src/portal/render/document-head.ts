import askingHeadScript from 'virtual:asking-head-script';
import headScript from 'virtual:head-script';
import signOutHeadScript from 'virtual:sign-out-head-script';
import type { PageData } from '#portal/island/page-context.ts';
import { pageDataId } from '#portal/island/page-json.ts';
import { beginScript } from './begin-script.ts';
import type { PageRequest } from './page-request.ts';
import { scriptJson } from './script-json.ts';
import { speculationRules } from './speculation-rules.ts';

/** The page's data with the boot script right behind it, which runs before anything else is loaded. */
export function headScripts(data: PageData): string {
  const script = data.prefetch ? askingHeadScript : data.route === 'logout' ? signOutHeadScript : headScript;
  return `<script type="application/json" id="${pageDataId}">${scriptJson(data)}</script><script>${script}</script>`;
}

/** The scripts behind the first style sheet: the one that needs it, and the speculation rules. */
export function lateHeadScripts({ brand }: PageRequest): string {
  return `<script>${beginScript}</script><script type="speculationrules">${speculationRules(brand)}</script>`;
}
