import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Told } from '#build/diagnostics/told.ts';
import { readArguments } from './arguments.ts';
import { fail } from './failure.ts';
import { reportLanguage } from './report-language.ts';

const passed: Told = {
  en: 'No barrier was found. Day and extent are kept for the accessibility statements.',
  es: 'No se ha encontrado ninguna barrera. Quedan guardados el día y el alcance para las declaraciones de accesibilidad.',
  ca: 'No s’ha trobat cap barrera. Queden desats el dia i l’abast per a les declaracions d’accessibilitat.',
};
const failed: Told = {
  en: 'What was found stands above. For the accessibility statements, what was known before is kept.',
  es: 'Arriba está lo que se ha encontrado. Para las declaraciones de accesibilidad queda lo que se sabía antes.',
  ca: 'A dalt hi ha el que s’ha trobat. Per a les declaracions d’accessibilitat queda el que se sabia abans.',
};

/**
 * Looks at the pages of all brands with axe, and keeps for the accessibility statements when that was and at how much it
 * looked; with `--full` at every page of every brand. Where there is a barrier it says so, and keeps what was known before.
 */
function audit(): void {
  const { full, lang } = readArguments('audit', ['full', 'lang']);
  const language = reportLanguage(lang);
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'e2e', 'tests/e2e/quality.e2e.ts'], {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, KEEP_AUDIT: '1', ...(full ? { FULL: '1' } : {}) },
    stdio: 'inherit',
  });
  console.log((status === 0 ? passed : failed)[language]);
  process.exitCode = status ?? 1;
}

try {
  audit();
} catch (error) {
  fail(error);
}
