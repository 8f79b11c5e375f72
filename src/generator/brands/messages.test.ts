import { describe, expect, test } from 'vitest';
import { tempBrand } from '../../../tests/support/build/temp-brand.ts';
import { messagesOf } from './messages.ts';

const wording = (text: string) => messagesOf(tempBrand({ 'cierzo/messages/es.yaml': text }));
const codes = (text: string) => wording(text).problems.map(({ code }) => code);

test('message overrides are read by id', () => {
  const { value, problems } = wording('# saludo\nframe.home: Portada\nframe.logoLink: "{name}, portada"\n');
  expect(problems).toEqual([]);
  expect(value).toEqual({ es: { 'frame.home': 'Portada', 'frame.logoLink': '{name}, portada' } });
});

test('a missing file, or one with comments only, overrides nothing', () => {
  expect(messagesOf(tempBrand({}))).toEqual({ value: { es: {} }, problems: [] });
  expect(wording('# nada todavía\n')).toEqual({ value: { es: {} }, problems: [] });
});

test('overrides of the brand take precedence over those of its base', () => {
  const { value, problems } = messagesOf(
    tempBrand({
      'cierzo/brand.yaml': 'id: cierzo\nextends: _base\n',
      'cierzo/messages/es.yaml': 'frame.home: Portada\n',
      '_base/brand.yaml': 'nombreCorto: x\n',
      '_base/messages/es.yaml': 'frame.home: Principio\nframe.comingSoon: Cerrar esto\n',
      '_base/messages/ca.yaml': 'frame.home: Portada\n',
    }),
  );
  expect(problems).toEqual([]);
  expect(value).toEqual({ es: { 'frame.home': 'Portada', 'frame.comingSoon': 'Cerrar esto' } });
});

test('an unknown id is a problem at its line, with the nearest id as suggestion', () => {
  expect(wording('frame.comingSoon: X\nframe.hmoe: Portada\n').problems).toMatchObject([
    { code: 'unknown-message', fix: { en: 'Did you mean `frame.home`?' }, location: { line: 2, column: 1 } },
  ]);
});

describe('placeholders must be those of the original', () => {
  test('one is missing', () => {
    const [problem] = wording('frame.logoLink: Ir al inicio\n').problems;
    expect(problem?.code).toBe('wrong-placeholders');
    expect(problem?.what.en).toContain('lacks `{name}`');
  });

  test('one is too many', () => {
    const [problem] = wording('frame.home: Inicio de {nombre}\n').problems;
    expect(problem?.what.en).toContain('has `{nombre}`, which nobody fills in');
  });

  test('but names of the institution are available in every message', () => {
    expect(wording('frame.home: "Inicio {ofInstitution}"\n').problems).toEqual([]);
    const [problem] = wording('frame.home: "Inicio {ofInstitucion}"\n').problems;
    expect(problem?.fix?.en).toContain('Did you mean `{ofInstitution}`?');
  });

  test('and bring their own articles and prepositions', () => {
    const adviceOn = (text: string) =>
      wording(`frame.home: "${text}"\n`).problems.map(({ fix, repair }) => `${fix?.en} ${repair?.[0]?.text}`);
    expect(adviceOn('Portal de la {institution}')).toEqual([
      "Write `{ofInstitution}` in its place. 'Portal de la {ofInstitution}'".replace('de la {of', '{of'),
    ]);
    expect(adviceOn('Del {institution}')[0]).toContain('`{OfInstitution}`');
    expect(adviceOn('El {institution}, de {ofInstitutionName}')[0]).toContain(
      "'{Institution}, {ofInstitutionName}'",
    );
    for (const text of ['de {institution}', 'Con {institution}', 'Sala {institution} y la de {institution}'])
      expect(adviceOn(text)).toEqual([]);
  });

  test('an apostrophe that escapes one is explained', () => {
    const [problem] = wording('frame.logoLink: "l\'{name}"\n').problems;
    expect(problem?.fix?.en).toContain('apostrophe');
  });
});

test('invalid syntax is reported at its position', () => {
  const [problem] = wording('frame.home: X\nframe.logoLink: "Ir a {name"\n').problems;
  expect(problem).toMatchObject({ code: 'invalid-message', location: { line: 2, column: 23 } });
});

test('an id in two parts is explained, and Markdown is reported', () => {
  const [parts] = wording('frame:\n  home: Portada\n').problems;
  expect(parts?.fix?.en).toContain('`frame.home:`');
  const [link] = wording('frame.home: "Ir a [la ayuda](/ayuda)"\n').problems;
  expect(link).toMatchObject({ code: 'visible-markup', repair: [{ text: 'Ir a la ayuda' }] });
});

test('HTML and placeholders of pages are reported, since visitors would see them', () => {
  expect(codes('frame.home: "<b>Inicio</b>"\nframe.comingSoon: "{{institucion}}"\n')).toEqual([
    'raw-html',
    'unknown-placeholder',
  ]);
  expect(codes('frame.logoLink: "{name, select, otro {x} other {{name}}}"\n')).toEqual([]);
});

test('an empty wording is a problem', () => {
  expect(codes('frame.home:\nframe.comingSoon: " "\n')).toEqual(['empty-message', 'empty-message']);
});

test('an override that is not a text is a problem', () => {
  expect(codes('frame.home: 1\nframe.comingSoon: { a: b }\n')).toEqual(['wrong-type', 'wrong-type']);
});

test('the file has the same rules as brand.yaml', () => {
  expect(codes('frame.home: &a X\nframe.comingSoon: *a\n')).toEqual(['yaml-alias', 'yaml-alias']);
  expect(codes('frame.home: X\nframe.home: Y\n')).toEqual(['duplicate-key']);
});

test('files that the portal does not use are reported', () => {
  const draft = tempBrand({ 'cierzo/messages/ca.yaml': 'frame.home: Inici\n', 'cierzo/messages/es.yml': '' });
  expect(messagesOf(draft).problems).toMatchObject([
    { code: 'language-not-offered', severity: 'warning' },
    { code: 'unknown-file', severity: 'error' },
  ]);
});
