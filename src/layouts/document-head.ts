import headScript from 'virtual:head-script';
import { pageDataId } from '#shell/islands/page-context.ts';
import { pageData } from './page-data.ts';
import type { PageRequest } from './page-request.ts';
import { scriptJson } from './script-json.ts';
import { speculationRules } from './speculation-rules.ts';

/**
 * The page's data and right behind it the script that reads it, which runs before anything is painted; then what the
 * browser may fetch ahead.
 */
export function headScripts(page: PageRequest): string {
  return `<script type="application/json" id="${pageDataId}">${scriptJson(pageData(page))}</script><script>${headScript}</script><script type="speculationrules">${speculationRules(page.brand)}</script>`;
}
