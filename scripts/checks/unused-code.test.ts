import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { unusedCode } from './unused-code.ts';

it('reports files, exports and packages that nothing uses', async () => {
  const root = scratchProject({
    'package.json': JSON.stringify({
      name: 'scratch',
      dependencies: { astro: '1.0.0', sass: '1.0.0', unused: '1.0.0' },
      devDependencies: { vitest: '1.0.0', left: '1.0.0' },
    }),
    'scripts/commands/run.ts': [
      "import { handedOn, used } from '../used.ts';",
      "import 'astro';",
      "import 'unlisted';",
      'console.log(used(), handedOn);',
    ].join('\n'),
    'scripts/used.ts': [
      'export const used = (): Taken => inside;',
      'export const inside = 1;',
      'export function gone(): void {}',
      'export type Taken = number;',
      'export type Unused = number;',
      "export { handedOn } from './named.ts';",
    ].join('\n'),
    'scripts/named.ts': 'export const handedOn = 1;',
    'scripts/nobody.ts': '',
    'scripts/tried.ts': 'export const tried = 1;',
    'scripts/tried.test.ts': "import 'vitest';\nimport { tried } from './tried.ts';\nconsole.log(tried);",
    'src/portal/mail.page.astro': "---\nimport './mail.scss';\n---\n<script>import './mail.ts';</script>",
    'src/portal/mail.ts': '',
    'src/portal/mail.scss': "@use 'part';",
    'src/portal/_part.scss': '',
    'src/portal/nobody.scss': '',
    'tests/support/nobody.ts': '',
  });
  const faults = await unusedCode(root, join(import.meta.dirname, '../../knip.ts'));
  const [ofConfiguration, others] = [true, false].map((is) =>
    faults.filter((fault) => fault.startsWith('knip.ts') === is),
  );
  expect(others).toEqual([
    'package.json lists left, which nothing uses: npm uninstall left',
    'package.json lists unused, which nothing uses: npm uninstall unused',
    'scripts/commands/run.ts:3 imports unlisted, which package.json lacks: npm install --save-exact unlisted',
    'scripts/nobody.ts is imported by nobody: take it away, or tell knip.ts what finds it.',
    'scripts/tried.ts is imported by nobody but tests: take it away, or put it into tests/.',
    'scripts/used.ts:2 exports inside, which nobody imports: take "export" away, or it altogether.',
    'scripts/used.ts:3 exports gone, which nobody imports: take "export" away, or it altogether.',
    'scripts/used.ts:5 exports the type Unused, which nobody uses: take it away.',
    'src/portal/nobody.scss is imported by nobody: take it away, or tell knip.ts what finds it.',
    'tests/support/nobody.ts is imported by nobody: take it away, or tell knip.ts what finds it.',
  ]);
  // Most of what the configuration of the project says fits nothing here.
  expect(ofConfiguration).toContain(
    'knip.ts has scripts/lint/{rooms,live-region}.ts! without need (entry-empty): take it away.',
  );
});
