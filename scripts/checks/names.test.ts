import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { readModules } from './modules.ts';
import { nameFaults } from './names.ts';

it('reports a store without state, and a page without a screen', () => {
  const root = scratchProject({
    'src/portal/data/sum-store.ts': 'export const doubled = (all: number[]) => all.map((each) => 2 * each);',
    'src/portal/data/count-store.ts': 'export const $count = atom(0);',
    'src/portal/screens/mail/mail.page.astro':
      "---\nimport { Mail } from './Mail.tsx';\n---\n<Mail client:load />",
    'src/portal/screens/mail/Mail.tsx': 'export const Mail = () => null;',
    'src/portal/screens/post/post.page.astro': "---\nimport { PostScreen } from './PostScreen.tsx';\n---\n",
    'src/portal/screens/post/PostScreen.tsx': 'export const PostScreen = () => null;',
  });
  expect(nameFaults(readModules(root)).sort()).toEqual([
    'src/portal/data/sum-store.ts is called a store and keeps nothing: name it after what it does.',
    'src/portal/screens/mail/mail.page.astro has no root called <Name>Screen.tsx, only Mail.tsx.',
  ]);
});

it('reports an exported type that two files declare, with both files', () => {
  const root = scratchProject({
    'src/core/a.ts':
      'export interface Draft {}\ninterface Own {}\nexport type Word = 1;\nexport const Word = 1;',
    'src/portal/b.ts': 'export type Draft = string;\ninterface Own {}',
  });
  expect(nameFaults(readModules(root))).toEqual([
    'src/core/a.ts and src/portal/b.ts export a type Draft: put the noun of the feature into one.',
  ]);
});
