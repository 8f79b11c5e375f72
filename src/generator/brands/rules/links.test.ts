import { describe, expect, test } from 'vitest';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { links } from './links.ts';

const problems = async (yaml: string) => links(tempBrand({ 'cierzo/brand.yaml': `id: cierzo\n${yaml}` }));
const footer = (url: string, more = '') =>
  problems(`idiomas: [es, ca]\n${more}footer:\n  enlaces:\n    es:\n      - { texto: x, url: '${url}' }\n`);

test('every setting with an address is checked', async () => {
  const reported = await problems(
    [
      'contacto: { url: "javascript:1" }',
      'legal: { urlReclamaciones: "data:,x" }',
      'sso: { urlInicio: "//a.example", urlCierre: "http://a.example" }',
      'urlInformes: informes',
      'urlInformesSeguridad: "http://informes.example"',
      'apiProduccion: "https://a@b.example"',
      'apiSandbox: "http://api.example"',
      'footer: { enlaces: { es: [{ texto: x, url: "javascript:1" }] } }',
      'documentosPracticas: { es: [{ titulo: x, url: "javascript:1" }] }',
    ].join('\n'),
  );
  expect(reported.map(({ location }) => location?.line)).toEqual([2, 3, 4, 4, 5, 6, 7, 8, 9, 10]);
});

test.each([
  ["https://a.example/x;script-src 'unsafe-inline'", false],
  ['https://a.example/x,https://b.example', false],
  ['https://a.example/x%0d%0aset-cookie', false],
  ['https://a.example/$host', false],
  ['https://a.example/{http.request.uri}', false],
  ['https://a.example/informes?portal=cierzo&tipo=csp', true],
])('an address that is put into a header cannot inject anything: %s', async (address, isFine) => {
  const reported = await problems(`urlInformesSeguridad: "${address}"\n`);
  expect(reported.length === 0).toBe(isFine);
});

test('addresses that may be empty or a path of the same site are valid', async () => {
  expect(await problems('apiSandbox: /api\nurlInformes: ""\nurlInformesSeguridad: ""\n')).toEqual([]);
  expect(await problems('apiSandbox: //evil.example/api\n')).toHaveLength(1);
  expect(await problems('apiSandbox: /../api\n')).toHaveLength(1);
});

describe('an address on a test domain', () => {
  const own = 'dominiosPrueba: [pre.cierzo.example]\ndominio_produccion: cierzo.example\n';

  test.each([
    ['https://pre.cierzo.example/aviso-legal', 'Write `/aviso-legal`.'],
    ['https://pre.cierzo.example/no-existe-tal', 'Write its address in the published portal.'],
  ])('is doubtful in a list of links: %s', async (address, fix) => {
    const [found, ...others] = await footer(address, own);
    expect(others).toEqual([]);
    expect([found?.code, found?.severity, found?.fix?.en]).toEqual(['doubtful-fact', 'warning', fix]);
  });

  test('is doubtful in a setting, and right on another domain', async () => {
    const [found] = await problems(`${own}contacto: { url: 'https://pre.cierzo.example/ayuda' }\n`);
    expect(found?.fix?.en).toBe('Write `https://cierzo.example/ayuda`.');
    expect(await footer('https://cierzo.example/aviso-legal', own)).toEqual([]);
  });
});

describe('a link to a page of the portal', () => {
  test('is valid in the language of its list', async () => {
    expect(await footer('/aviso-legal')).toEqual([]);
    expect(await footer('/eventos/12?x=1#y')).toEqual([]);
  });

  test('is a problem if the page is in another language', async () => {
    const [problem] = await footer('/avis-legal');
    expect(problem).toMatchObject({ code: 'wrong-language-link', fix: { en: 'Write `/aviso-legal`.' } });
  });

  test('is a problem if the page does not exist, with the nearest address as suggestion', async () => {
    expect(await footer('/aviso-lagal')).toMatchObject([
      { code: 'unknown-address', fix: { en: 'Did you mean `/aviso-legal`?' } },
    ]);
    expect(await footer('/en/legal-notice')).toMatchObject([
      { code: 'unknown-address', fix: { en: 'Did you mean `/aviso-legal`?' } },
    ]);
    expect(await footer('/xyz')).toMatchObject([{ code: 'unknown-address' }]);
  });

  test('is a problem if the page is switched off, with the switch', async () => {
    const [problem] = await footer('/eventos', 'modulos: { eventos: false }\n');
    expect(problem).toMatchObject({ code: 'unavailable-address', related: [{ location: { line: 3 } }] });
    expect(problem?.why?.en).toContain('when `modulos.eventos` is `true`');
  });
});
