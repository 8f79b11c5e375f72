import askingHeadScript from 'virtual:asking-head-script';
import headScript from 'virtual:head-script';
import signOutHeadScript from 'virtual:sign-out-head-script';
import type { PageData } from '#portal/island/page-context.ts';
import { pageDataId } from '#portal/island/page-json.ts';
import { beginScript } from './begin-script.ts';
import type { PageRequest } from './page-request.ts';
import { scriptJson } from './script-json.ts';
import { speculationRules } from './speculation-rules.ts';

/** The page's data and right behind it the script that settles whose the page is, before anything else is loaded. */
export function headScripts(data: PageData): string {
  const script = data.ahead ? askingHeadScript : data.route === 'logout' ? signOutHeadScript : headScript;
  return `<script type="application/json" id="${pageDataId}">${scriptJson(data)}</script><script>${script}</script>`;
}

/** Behind the first style sheet: what has to wait for one, and what the browser may fetch ahead. */
export function laterScripts({ brand }: PageRequest): string {
  return `<script>${beginScript}</script><script type="speculationrules">${speculationRules(brand)}</script>`;
}
