import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { brokenLinks } from './markdown-links.ts';

it('reports a link to a file or heading that does not exist, with the line', async () => {
  const root = scratchProject({
    'README.md':
      '# Start\n\nSee [how](docs/how.md#the-part), [why](docs/how.md#the-reason) or [here](#start).',
    'docs/how.md': [
      'Back to [the start](../README.md), [nowhere](nowhere.md), [a picture](images/none.png), [all](../docs/).',
      '## The part',
      '[Out](https://x.example/a.md), [above](#the-whole), `[code](none.md)`, [named][none]',
      '```md\n[a page](of-a-brand)\n```',
      '[none]: none.md',
    ].join('\n\n'),
  });
  expect((await brokenLinks(root)).sort()).toEqual([
    'README.md:3 has a broken link. Cannot find heading for `#the-reason` in `docs/how.md`: mend it.',
    'docs/how.md:1 has a broken link. Cannot find file `images/none.png`: mend it.',
    'docs/how.md:1 has a broken link. Cannot find file `nowhere.md`: mend it.',
    'docs/how.md:11 has a broken link. Cannot find file `none.md`: mend it.',
    'docs/how.md:5 has a broken link. Cannot find heading for `#the-whole`: mend it.',
  ]);
});
