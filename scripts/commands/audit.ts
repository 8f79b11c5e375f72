import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brandFolders } from '#generator/brands/folders.ts';
import { keepAudit } from '../../tests/support/pages/audit-record.ts';
import { readArguments, readChoices } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { fail } from '../cli/failure.ts';
import { reportLanguage } from '../cli/report-language.ts';

const command = {
  name: 'audit',
  summary: {
    en: 'Looks for accessibility barriers on the pages of all brands, and keeps day and extent for the accessibility statements.',
    es: 'Busca barreras de accesibilidad en las páginas de todas las marcas y guarda el día y el alcance para las declaraciones de accesibilidad.',
    ca: 'Busca barreres d’accessibilitat a les pàgines de totes les marques i desa el dia i l’abast per a les declaracions d’accessibilitat.',
  },
  exits: {
    1: {
      en: 'there is a barrier, or the command failed',
      es: 'hay alguna barrera o la orden ha fallado',
      ca: 'hi ha alguna barrera o l’ordre ha fallat',
    },
  },
  options: {
    brand: sharedOptions.brand,
    full: sharedOptions.full,
  },
} as const satisfies Command;

const passed: ReportText = {
  en: 'No barrier was found. Day and extent are kept for the accessibility statements.',
  es: 'No se ha encontrado ninguna barrera. Quedan guardados el día y el alcance para las declaraciones de accesibilidad.',
  ca: 'No s’ha trobat cap barrera. Queden desats el dia i l’abast per a les declaracions d’accessibilitat.',
};
const passedSome: ReportText = {
  en: 'No barrier was found. For the accessibility statements only an audit of all brands is kept: what was known before is kept.',
  es: 'No se ha encontrado ninguna barrera. Para las declaraciones de accesibilidad solo cuenta una revisión de todas las marcas: queda lo que se sabía antes.',
  ca: 'No s’ha trobat cap barrera. Per a les declaracions d’accessibilitat només compta una revisió de totes les marques: queda el que se sabia abans.',
};
const failed: ReportText = {
  en: 'What was found stands above. For the accessibility statements, what was known before is kept.',
  es: 'Arriba está lo que se ha encontrado. Para las declaraciones de accesibilidad queda lo que se sabía antes.',
  ca: 'A dalt hi ha el que s’ha trobat. Per a les declaracions d’accessibilitat queda el que se sabia abans.',
};

const root = resolve(import.meta.dirname, '../..');

/**
 * Checks the pages of all brands with axe and records the date and number of pages for the accessibility
 * statements; with `--full` every page of every brand. The record stays unchanged if a barrier is found, or
 * with `--brand`, because all brands share one record.
 */
function audit(): void {
  const { brand, full, lang } = readArguments(command);
  const language = reportLanguage(lang);
  const all = brandFolders(resolve(root, 'brands'));
  const only = brand && readChoices('brand', all, brand);
  const files = (only ?? all).map((id) => `tests/e2e/quality-${id}.e2e.ts`);
  const parts = mkdtempSync(join(tmpdir(), 'andana-audit-'));
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'e2e', ...files], {
    cwd: root,
    env: { ...process.env, AUDIT_PARTS: parts, ...(full && { FULL: '1' }) },
    stdio: 'inherit',
  });
  if (status === 0 && !only) keepAudit(parts);
  rmSync(parts, { recursive: true });
  console.log((status !== 0 ? failed : only ? passedSome : passed)[language]);
  process.exitCode = status ?? 1;
}

try {
  audit();
} catch (error) {
  fail(error);
}
