import { expect, test } from 'vitest';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { plainTexts } from './plain-texts.ts';

const reported = async (yaml: string) => {
  const problems = await plainTexts(tempBrand({ 'cierzo/brand.yaml': `id: cierzo\n${yaml}\n` }));
  return problems.map(({ code, location, what }) => `${location?.line} ${code}: ${what.en}`);
};

test('HTML and placeholders in a text of the settings are reported at their line', async () => {
  expect(
    await reported(
      'textosLogin:\n  titulo:\n    es: Portal de {{institucion}}\n  texto:\n    es: "Uno<br>dos<br>y <b>tres</b>"',
    ),
  ).toEqual([
    '4 unknown-placeholder: `{{institucion}}` stands for nothing in this text.',
    '6 raw-html: `<br>` is HTML.',
    '6 raw-html: `<b>` is HTML.',
  ]);
  expect(await reported('footer: { enlaces: { es: [{ texto: "<i>x", url: "/" }] } }')).toEqual([
    '2 raw-html: `<i>` is HTML.',
  ]);
});

test('a name with tags is an error, any other text with tags a warning', async () => {
  const severities = async (yaml: string): Promise<string[]> => {
    const problems = await plainTexts(tempBrand({ 'cierzo/brand.yaml': `id: cierzo\n${yaml}\n` }));
    return problems.map(({ code, severity }) => `${code} ${severity}`);
  };
  const tag = "'</summary ></details ><img src=//evil.example/t.png >'";
  expect(new Set(await severities(`nombre: ${tag}`))).toEqual(new Set(['raw-html error']));
  expect(new Set(await severities(`institucion: ${tag}`))).toEqual(new Set(['raw-html error']));
  expect(new Set(await severities(`descripcion: { es: ${tag} }`))).toEqual(new Set(['raw-html warning']));
});

test('a text in curly quotes of a word processor is reported, with the line to write', async () => {
  expect(await reported('nombre: “Portal de prácticas”')).toEqual([
    '2 doubtful-fact: All of this text stands in the quotes of a word processor, `“` and `”`.',
  ]);
  expect(await reported('nombre: «Portal»')).toHaveLength(1);
  for (const text of ['«Uno» y «dos»', 'Portal «Cierzo»', '«Cierzo», el portal', '“Uno»', '’s avonds’'])
    expect(await reported(`nombre: ${text}`)).toEqual([]);
});

test('a text may have signs that look similar', async () => {
  expect(await reported('nombre: "3 < 4 > 2, {uno}, <a@b.example> & I <3"')).toEqual([]);
});

test('Markdown in a text of the settings is reported', async () => {
  const notice = (text: string) =>
    reported(`avisos: [{ desde: '2026-12-24', hasta: '2027-01-06', texto: { es: '${text}' } }]`);
  expect(await notice('Cerramos, [más](/ayuda).')).toEqual([
    '2 visible-markup: `[más](/ayuda)` is Markdown, which has no effect in this text.',
  ]);
  expect(await notice('Cerramos **hoy**.')).toHaveLength(1);
  expect(await notice('Cerramos 2 * 3 ** días [1] (véase la web).')).toEqual([]);
});
