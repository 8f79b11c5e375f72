import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { driftedDocuments } from './translated-documents.ts';

it('reports translated documents that differ from the English one, with the section', () => {
  const english = [
    '# Guide\n\nSee [the rest](rest.md#last-part).\n',
    '## Logo\n\nSet `logo` and `logoSize`.\n\n```yaml\nlogo: our-logo.svg\n```\n',
    '| a | b |\n',
  ].join('\n');
  const spanish = english
    .replace('rest.md#last-part', 'rest.es.md#última-parte')
    .replace('our-logo', 'nuestro-logo')
    .replace('Set', 'Escribe');
  const faults = (changed: string): string[] =>
    driftedDocuments(
      scratchProject({
        'docs/guide.md': english,
        'docs/guide.es.md': changed,
        'docs/rest.md': '# Rest\n\n## Last part\n',
        'docs/rest.es.md': '# Resto\n\n## Última parte\n',
      }),
    );
  const under = (what: string, title: string): string =>
    `docs/guide.es.md: ${what} under "${title}" of docs/guide.md differ: it`;
  expect(faults(spanish)).toEqual([]);
  expect(faults(`${spanish}\n## Más\n`)).toEqual(['docs/guide.es.md has 3 headings, docs/guide.md has 2.']);
  expect(faults(spanish.replace('## Logo', '### Logo'))).toEqual([
    `${under('headings', 'Logo')} lacks ##, has ### besides.`,
  ]);
  expect(faults(spanish.replace('`logoSize`', '`logosize`'))).toEqual([
    `${under('words in code', 'Logo')} lacks logoSize, has logosize besides.`,
  ]);
  expect(faults(spanish.replace('logo: ', 'logocolor: '))[0]).toContain(under('blocks of code', 'Logo'));
  expect(faults(spanish.replace('| b |', '|'))).toEqual([
    `${under('rows of tables', 'Logo')} lacks 2 cells, has 1 cells besides.`,
  ]);
  expect(faults(spanish.replace('#última-parte', '#otra'))).toEqual([
    `${under('links', 'Guide')} lacks docs/rest.md, heading 2, has docs/rest.md#otra besides.`,
  ]);
  expect(faults(spanish.replace('rest.es.md#última-parte', 'rest.md#last-part'))).toEqual([
    'docs/guide.es.md does not link docs/rest.es.md, which is in its language.',
  ]);
});
