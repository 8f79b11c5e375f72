import { describe, expect, it } from 'vitest';
import { cambiaEstadoCandidatura } from '#core/contract/calls/candidates.ts';
import { callList } from '#core/contract/calls/index.ts';
import { readAnswer, resultOf } from '#portal/data/server/client/result.ts';
import { declaredForms } from '../../../../tests/support/declared-forms.ts';
import type { RefusalContext } from './refusal-context.ts';
import { refusalWithLink } from './refusal-with-link.ts';

const context: RefusalContext = {
  brand: {
    settings: { ownlogin: true, OneLoginForCandidatos: true, modulos: { sso: false } },
    paths: { home: '/', company: '/empresa', profile: '/mi-perfil', cv: '/cv' },
  },
  side: 'company',
  t: ((id: string) => id) as RefusalContext['t'],
};

const writes = callList.filter(({ method, failsAs500 }) => method === 'POST' && !failsAs500);

const isMap = (value: unknown): value is object => typeof value === 'object' && !Array.isArray(value);

async function failureOf(call: (typeof callList)[number], datos: unknown) {
  const answer = await readAnswer(
    call,
    JSON.stringify({ status: 15, ...(datos !== undefined && { datos }) }),
  );
  if (typeof answer === 'string') throw new Error(answer);
  const result = resultOf(call, answer);
  if (result.ok) throw new Error('It was not refused');
  return result;
}

const odd: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['a text', 'campos'],
  ['a number', 7],
  ['campos null', { campos: null }],
  ['campos empty', { campos: [] }],
  ['campos a map', { campos: { titulo: 'x' } }],
  ['campos a number', { campos: 7 }],
  ['an unknown field', { campos: ['nada'] }],
  ['an unknown form', { campos: ['nada.nada'] }],
  ['empty names', { campos: ['', '.', '..', 'oferta.', '.titulo'] }],
  ['names of every object', { campos: ['__proto__', 'constructor', 'oferta.__proto__', 'a.b.c.d'] }],
];

describe('an answer with status 15', () => {
  it.each(odd)('and %s reports missing data for every call', async (_, datos) => {
    for (const call of writes) {
      const failure = await failureOf(call, datos);
      expect({ name: call.name, failure }).toMatchObject({ failure: { kind: 'error', code: 15 } });
      expect(refusalWithLink(failure, {}, context).message).toBe('errors.dataMissing');
    }
  });
});

it.each(odd)('the answer to a move with missing data and %s is not a lost answer', async (_, datos) => {
  const moved = { ...(isMap(datos) && datos), idEstado: 5, faltanDatos: true };
  const body = JSON.stringify({ status: 0, datos: moved });
  expect(await readAnswer(cambiaEstadoCandidatura, body)).toMatchObject({
    datos: { idEstado: 5, faltanDatos: true },
  });
});

const forms = declaredForms.flatMap(({ name, form }) => {
  const call = callList.find(({ name }) => name === form.call);
  return call ? [[name, form, call] as const] : [];
});

describe.each(forms)('%s', (_, { fields, wire }, call) => {
  const shown = Object.fromEntries(Object.keys(fields).map((key) => [key, '']));
  const [key = ''] = Object.keys(fields);
  const form = wire?.form ?? 'nada';
  const named = async (campos: unknown) => {
    const refusal = refusalWithLink(await failureOf(call, { campos }), {}, context);
    return refusal.named?.(shown, wire);
  };

  it.each<[string, unknown]>([
    ['beside values that are not names', [key, null, 7, {}, [key]]],
    ['alone, without a list', key],
    ['twice', [key, key]],
    ['between blanks', [` ${key} `]],
    ['as an entry of its list', [`${key}.0`]],
    ['as an entry of its list', [`${form}.${key}[0].id`]],
    ['within an object of the request', [`${form}.datos.${key}`]],
  ])('marks a field that is named %s: %j', async (__, campos) => {
    expect(await named(campos)).toEqual({ problems: { [key]: 'validation.required' } });
  });

  it('marks nothing for unknown names, and says nothing of empty ones', async () => {
    const campos = ['nada', '__proto__', 'constructor', `${form}.toString`];
    expect(await named(campos)).toMatchObject({
      problems: {},
      message: { text: 'errors.dataMissingElsewhere errors.dataToAskFor' },
    });
    expect(await named(['', '.', '[0]'])).toEqual({ problems: {} });
  });
});
