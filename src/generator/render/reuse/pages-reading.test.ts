import { expect, it } from 'vitest';
import type { PageRecord } from './page-records.ts';
import { pagesReading } from './pages-reading.ts';

const found = new Map([
  ['/brand/settings/footer', 'object'],
  ['/brand/settings/footer/enlaces', 'sha256-x'],
  ['/brand/settings/sso', 'absent'],
  ['/public/es/settings/modulos', 'object'],
  ['/public/es/settings/modulos/empleo', 'true'],
  ['keys /public/es/settings/sso', '[]'],
  ['/public/es/fields/oferta', 'object'],
  ['/public/es/fields/oferta/hidden', '[]'],
  ['/texts/es/offers/offers.title', '"Ofertas"'],
]);

const page = (file: string, ...reads: string[]): PageRecord => ({
  route: 'home',
  language: 'es',
  file,
  size: 1,
  sha256: '',
  reads,
  links: [],
});

const pages = [
  page('footer', '/brand/settings/footer', '/brand/settings/footer/enlaces'),
  page('menu', '/public/es/settings/modulos', '/public/es/settings/modulos/empleo'),
  page('login', '/brand/settings/sso'),
  page('form', '/public/es/fields/oferta', '/public/es/fields/oferta/hidden'),
  page('offers', '/texts/es/offers/offers.title'),
];

const reading = (setting: string): string[] =>
  pagesReading({ renderer: '', found, late: new Map(), pages }, setting).map(({ file }) => file);

it.each([
  ['a value', 'modulos.empleo', ['menu']],
  ['a part of a group', 'modulos', ['menu']],
  ['a list that contains it', 'footer.enlaces.texto', ['footer']],
  ['that it is missing', 'sso', ['login']],
  ['the fields of its group', 'campos.oferta.plazas', ['form']],
  ['none of it, but another property of its group', 'footer.textos', []],
  ['none of it', 'nombre', []],
])('are those that read %s', (_, setting, files) => {
  expect(reading(setting)).toEqual(files);
});
