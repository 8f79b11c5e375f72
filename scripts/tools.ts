import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { type Argument, readArguments, readArgumentsWith } from './arguments.ts';
import { fail } from './failure.ts';

/**
 * The npm scripts that are tools of others. Called by themselves, these take options that change what is looked at, and
 * tell mistakes in English with places in their own code; so what was typed is read here first. The name of the script
 * stands in front of it.
 */
const root = resolve(import.meta.dirname, '..');
type Call = readonly [tool: string, ...args: string[]];
const tools = {
  format: [['prettier', '--write', '--log-level', 'warn', '.']],
  lint: [
    ['prettier', '--check', '--log-level', 'warn', '.'],
    ['eslint', '--max-warnings', '0', '.'],
  ],
  types: [
    ['astro', 'check', '--minimumSeverity', 'warning'],
    ['tsc', '--noEmit'],
  ],
} as const satisfies Record<string, readonly Call[]>;
const tests = {
  'test:unit': ['vitest', 'run', '--project', 'unit', '--project', 'coverage'],
  'test:e2e': ['vitest', 'run', '--project', 'e2e'],
} as const satisfies Record<string, Call>;

/** What the scripts of tests hand on, beside names of files; for anything else there is `npx vitest`. */
const handedOn = ['-t', '-u', '--bail', '--reporter', '--outputFile.json', '--retry'];
const files: Argument = {
  value: { en: '[FILE …]', es: '[FICHERO …]', ca: '[FITXER …]' },
  help: {
    en: `only the tests of these; and of Vitest ${handedOn.join(', ')}`,
    es: `solo las pruebas de estos; y de Vitest ${handedOn.join(', ')}`,
    ca: `només les proves d’aquests; i de Vitest ${handedOn.join(', ')}`,
  },
};

/** The status of the first call that does not end well, else 0. */
function run(calls: readonly Call[]): number {
  for (const [tool, ...args] of calls) {
    const { status } = spawnSync(join(root, 'node_modules', '.bin', tool), args, {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

const isTests = (name: string): name is keyof typeof tests => Object.hasOwn(tests, name);

function callsOf(name: string, typed: readonly string[]): readonly Call[] {
  if (!isTests(name)) {
    readArguments(name, [], typed);
    return tools[name as keyof typeof tools];
  }
  if (typed.includes('--help') || typed.includes('-h')) readArgumentsWith(files, name, [], typed);
  const own = typed.filter((one, at) => !one.startsWith('--lang') && typed[at - 1] !== '--lang');
  const refused = own.find((one) => one.startsWith('-') && !handedOn.includes(one.split('=')[0] ?? ''));
  if (refused !== undefined) readArgumentsWith(files, name, [], ['', refused]);
  return [[...tests[name], ...own]];
}

const [name = '', ...typed] = process.argv.slice(2);
try {
  process.exitCode = run(callsOf(name, typed));
} catch (error) {
  fail(error);
}
