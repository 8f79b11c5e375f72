import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { importCycles } from './import-cycles.ts';
import { readModules } from './modules.ts';

it('reports import cycles, also through pages, types and dynamic imports', () => {
  const root = scratchProject({
    'src/core/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
    'src/core/b.ts': "import '#core/c.astro';\nexport interface B { x: 1 }",
    'src/core/c.astro': "---\nconst later = () => import('./a.ts');\n---\n<p>{later}</p>",
    'src/core/d.ts': "import { a } from './a.ts';\nimport x from 'package';",
  });
  expect(importCycles(readModules(root))).toEqual([
    'These import each other: src/core/a.ts → src/core/b.ts → src/core/c.astro → src/core/a.ts.',
  ]);
});
