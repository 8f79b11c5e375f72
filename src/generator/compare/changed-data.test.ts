import { expect, it } from 'vitest';
import { changedNames, isUsedIn } from './changed-data.ts';

const file = '/_brand/data.es.late.json';

const data = ({
  settings = {},
  fields = {},
  messages = {},
  titles = {},
}: Record<string, object>): unknown => ({
  brand: { titles, settings, fields },
  messages,
});

const isUsed = (before: Record<string, object>, after: Record<string, object>, code: string): boolean =>
  isUsedIn(changedNames(file, data(before), data(after)), () => code);

it('finds code that reads a changed setting', () => {
  const change = [{ settings: { rangoNota: 10 } }, { settings: { rangoNota: 4 } }] as const;
  for (const code of ['e.rangoNota', 'let{rangoNota:e}=t', 'let{a,rangoNota}=t', 'n("rangoNota")'])
    expect(isUsed(...change, code), code).toBe(true);
  expect(isUsed(...change, 'e.rangoNotas;a.rangoNota2')).toBe(false);
});

it('finds code that asks for a changed field of its group', () => {
  const flags = (hidden: string[]) => ({ fields: { oferta: { hidden }, practica: { hidden: ['plazas'] } } });
  const change = [flags(['puesto']), flags(['puesto', 'plazas'])] as const;
  expect(isUsed(...change, 'f(e.fields.oferta,`plazas`)')).toBe(true);
  expect(isUsed(...change, 'f(e.fields.practica,`plazas`)')).toBe(false);
  expect(isUsed(...change, 'f(e.fields.oferta,`puesto`)')).toBe(false);
});

it('finds code that shows a changed text, also one whose id it puts together', () => {
  const change = [{ messages: { 'errors.by.one': 'a' } }, { messages: { 'errors.by.one': 'b' } }] as const;
  expect(isUsed(...change, 't(`errors.by.one`)')).toBe(true);
  expect(isUsed(...change, 't(`errors.by.${e}`)')).toBe(true);
  expect(isUsed(...change, 't("errors."+e)')).toBe(true);
  expect(isUsed(...change, 't(`errors.by.two`)')).toBe(false);
});

it('takes what has no name in code, and texts of some pages only, for used', () => {
  expect(isUsed({ titles: { cv: 'CV' } }, { titles: { cv: 'Mi CV' } }, '')).toBe(true);
  expect(changedNames('/_brand/cv.es.late.json', { 'cv.a': 'a' }, { 'cv.a': 'b' })).toBe('any');
});

it('finds nothing where nothing has changed', () => {
  expect(isUsed({ settings: { a: 1 } }, { settings: { a: 1 } }, 'e.a')).toBe(false);
});
