import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { localDay } from '#core/i18n/moment.ts';
import type { Audit } from '#build/brands/pipeline/content/statement/audit.ts';

const file = join(import.meta.dirname, '../../../src/build/brands/pipeline/content/statement/audit.json');

/** At what an audit without a barrier looked: how many addresses, and each of them how often. */
export interface Looked {
  pages: readonly string[];
  views: number;
}

/** Keeps what the accessibility statements say of an audit in which nothing was found. */
export function keepAudit(portals: number, looked: readonly Looked[]): void {
  const audit: Audit = {
    day: localDay(),
    tool: `axe-core ${axe.version.split('.').slice(0, 2).join('.')}`,
    portals,
    pages: new Set(looked.flatMap(({ pages }) => pages)).size,
    views: looked.reduce((sum, { views }) => sum + views, 0),
  };
  writeFileSync(file, `${JSON.stringify(audit, undefined, 2)}\n`);
}
