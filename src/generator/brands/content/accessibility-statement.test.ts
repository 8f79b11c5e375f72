import { expect, test } from 'vitest';
import type { Language } from '#core/i18n/languages.ts';
import { statementGaps } from './accessibility-statement.ts';
import { parseMarkdown } from './markdown.ts';

const gaps = (language: Language, ...headings: string[]) => {
  const text = headings.map((heading) => `${heading}\n\nTexto.\n`).join('\n');
  return statementGaps(text, parseMarkdown(text).findings, language);
};

test('the headings of the model are recognised in each language', () => {
  expect(
    gaps(
      'es',
      '## Situación de cumplimiento',
      '## Contenido no accesible',
      '## Preparación de la presente declaración de accesibilidad',
      '## Observaciones y datos de contacto',
      '## Procedimiento de aplicación',
    ),
  ).toBeUndefined();
  expect(
    gaps(
      'ca',
      '## Situació de compliment',
      '## Contingut no accessible',
      '## Preparació d’aquesta declaració d’accessibilitat',
      '## Observacions i dades de contacte',
      '## Procediment d’aplicació',
    ),
  ).toBeUndefined();
  expect(
    gaps(
      'en',
      '## Compliance status',
      '## Non-accessible content',
      '## Preparation of this accessibility statement',
      '## Feedback and contact information',
      '## Enforcement procedure',
    ),
  ).toBeUndefined();
});

test('other wordings are recognised too, in any order and at any level', () => {
  expect(
    gaps(
      'es',
      '## ESTADO DE CONFORMIDAD',
      '### Qué contenidos no son accesibles',
      '## Contacto',
      '## Reclamaciones',
      '## Elaboración de esta declaración',
    ),
  ).toBeUndefined();
});

test('missing parts are named in the language of the page', () => {
  expect(gaps('ca', '## Contingut no accessible', '## Contacte')?.fix?.en).toContain(
    'Write a heading and a text for each: `## Situació de compliment`, `## Preparació d’aquesta declaració d’accessibilitat`, `## Procediment d’aplicació`.',
  );
  expect(gaps('es', '## Hola')?.what.en).toContain('lacks 5 of the five parts');
});

test('lack of conformity is not the compliance status, and a heading without a text does not count', () => {
  expect(gaps('es', '## Falta de conformidad')?.fix?.en).toContain('`## Situación de cumplimiento`');
  const text = '## Contenido no accesible\n\n## Situación de cumplimiento\n\nConforme.\n';
  const { fix } = statementGaps(text, parseMarkdown(text).findings, 'es') ?? {};
  expect(fix?.en).toContain('`## Contenido no accesible`');
  expect(fix?.en).not.toContain('Situación');
});
