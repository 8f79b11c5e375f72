import { reportText } from '#generator/diagnostics/report-text.ts';
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
  summary: reportText('commands.audit.summary'),
  exits: {
    1: reportText('commands.audit.exit.1'),
  },
  options: {
    brand: sharedOptions.brand,
    full: sharedOptions.full,
  },
} as const satisfies Command;

const passed = reportText('commands.audit.passed');
const passedSome = reportText('commands.audit.passedSome');
const failed = reportText('commands.audit.failed');

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
