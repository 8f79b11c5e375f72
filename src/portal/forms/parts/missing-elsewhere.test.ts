import { expect, it } from 'vitest';
import { compileMessages } from '#core/i18n/compile.ts';
import { createFormatter } from '#core/i18n/formatter.ts';
import type { RefusalContext } from './refusal-context.ts';
import { refusalOf } from './refusal.ts';

const labels = { 'offer-form.centroPracticas': 'Centro de trabajo', 'profile.email': 'Correo electrónico' };
const texts = {
  ...labels,
  'errors.dataMissing': 'Faltan datos.',
  'errors.dataMissingElsewhere': 'Faltan: {names}.',
  'errors.dataToAskFor': 'Pregunta{hasEmail, select, yes { a {email}} other {}}.',
  'errors.dataOfCompany': 'datos de tu empresa',
};
const context: RefusalContext = {
  ...createFormatter('es', compileMessages(texts)),
  brand: {
    settings: {
      ownlogin: true,
      OneLoginForCandidatos: true,
      modulos: { sso: false },
      contacto: { email: 'practicas@uni.example' },
    },
    paths: { company: '/empresa', profile: '/mi-perfil' },
  },
  side: 'company',
};
const refused = (campos: string[], changed: Partial<RefusalContext> = {}) =>
  refusalOf({ ok: false, kind: 'error', code: 15, campos }, {}, { ...context, ...changed }).named?.(
    { titulo: '' },
    { form: 'oferta' },
  );

const action = (href: string) => ({ href, label: 'actions.completeData', opensTab: true });

it('names data that another page fills in, by its label where the page has it, with a link to the field', () => {
  expect(refused(['contacto.email'])).toEqual({
    problems: {},
    message: { text: 'Faltan: «Correo electrónico».' },
    action: action('/mi-perfil?campo=contacto.email'),
  });
  expect(refused(['empresa.iban', 'empresa.sector'])).toEqual({
    problems: {},
    message: { text: 'Faltan: datos de tu empresa.' },
    action: action('/empresa?campo=empresa.iban'),
  });
});

it('says whom to ask about data that no page fills in', () => {
  const text = 'Faltan: «Centro de trabajo». Pregunta a practicas@uni.example.';
  expect(refused(['oferta.centroPracticas'])).toEqual({ problems: {}, message: { text } });
  expect(refused(['centroPracticas.0'])).toEqual({ problems: {}, message: { text } });
  expect(refused(['sello'])).toMatchObject({
    message: { text: expect.stringContaining('«sello»') as string },
  });
  const { brand } = context;
  const withoutPages = { brand: { ...brand, paths: {}, settings: { ...brand.settings, contacto: {} } } };
  expect(refused(['empresa.iban'], withoutPages)).toEqual({
    problems: {},
    message: { text: 'Faltan: datos de tu empresa. Pregunta.' },
  });
});

it('stands beside the problems of fields', () => {
  expect(refused(['titulo', 'empresa.iban'])).toMatchObject({
    problems: { titulo: 'validation.required' },
    action: action('/empresa?campo=empresa.iban'),
  });
  expect(refused(['titulo'])).toEqual({ problems: { titulo: 'validation.required' } });
  expect(refused([''])).toEqual({ problems: {} });
});
