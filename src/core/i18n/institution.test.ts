import { describe, expect, it } from 'vitest';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { institutionWords } from './institution.ts';

type InstitutionNaming = Parameters<typeof institutionWords>[0]['institucionNombrada'];

const wordsOf = (named: InstitutionNaming, language: 'es' | 'ca' | 'en', institucion = 'Campus Nou') =>
  institutionWords({ institucion, ...omitUndefined({ institucionNombrada: named }) }, language);

describe('an institution in a sentence', () => {
  it.each([
    ['universidad', 'la universidad', 'de la universidad', 'a la universidad', 'por la universidad'],
    ['centro', 'el centro', 'del centro', 'al centro', 'por el centro'],
    ['escuela', 'la escuela', 'de la escuela', 'a la escuela', 'por la escuela'],
    ['fundacion', 'la fundación', 'de la fundación', 'a la fundación', 'por la fundación'],
  ] as const)('that is a %s is called so in Spanish', (kind, institution, of, to, by) => {
    expect(wordsOf(kind, 'es')).toMatchObject({
      institution,
      ofInstitution: of,
      toInstitution: to,
      byInstitution: by,
      atInstitution: `en ${institution}`,
    });
  });

  it.each([
    ['universidad', 'la universitat', 'de la universitat', 'a la universitat', 'per la universitat'],
    ['centro', 'el centre', 'del centre', 'al centre', 'pel centre'],
    ['escuela', 'l’escola', 'de l’escola', 'a l’escola', 'per l’escola'],
    ['fundacion', 'la fundació', 'de la fundació', 'a la fundació', 'per la fundació'],
  ] as const)('that is a %s is called so in Catalan', (kind, institution, of, to, by) => {
    expect(wordsOf(kind, 'ca')).toMatchObject({
      institution,
      ofInstitution: of,
      toInstitution: to,
      byInstitution: by,
      atInstitution: to,
    });
  });

  it.each([
    ['universidad', 'the university'],
    ['centro', 'the centre'],
    ['escuela', 'the school'],
    ['fundacion', 'the foundation'],
  ] as const)('that is a %s is called so in English', (kind, institution) => {
    expect(wordsOf(kind, 'en')).toMatchObject({
      institution,
      ofInstitution: `of ${institution}`,
      toInstitution: `to ${institution}`,
      atInstitution: `at ${institution}`,
      byInstitution: `by ${institution}`,
    });
  });

  it('has a capital where a sentence begins', () => {
    expect(wordsOf('centro', 'es')).toMatchObject({ Institution: 'El centro', OfInstitution: 'Del centro' });
    expect(wordsOf('escuela', 'ca')).toMatchObject({ Institution: 'L’escola', AtInstitution: 'A l’escola' });
  });

  it('uses the words of the brand, with their article', () => {
    const named = { es: 'el Campus Nuevo', ca: 'el Campus Nou', en: 'the New Campus' };
    expect(wordsOf(named, 'es')).toMatchObject({
      institution: 'el Campus Nuevo',
      toInstitution: 'al Campus Nuevo',
    });
    expect(wordsOf(named, 'ca').byInstitution).toBe('pel Campus Nou');
    expect(wordsOf(named, 'en').atInstitution).toBe('at the New Campus');
    expect(wordsOf(named, 'es').ofInstitutionName).toBe('del Campus Nuevo');
  });

  it.each([
    ['el Centre Nou', 'del Centre Nou', 'al Centre Nou'],
    ['els Estudis Nous', 'dels Estudis Nous', 'als Estudis Nous'],
    ["l'Escola Nova", "de l'Escola Nova", "a l'Escola Nova"],
    ['Elisava', 'd’Elisava', 'a Elisava'],
    ['Hamelin', 'd’Hamelin', 'a Hamelin'],
    ['Blanquerna', 'de Blanquerna', 'a Blanquerna'],
  ])('joins the Catalan prepositions with %s', (ca, of, at) => {
    expect(wordsOf({ ca }, 'ca')).toMatchObject({ ofInstitution: of, atInstitution: at });
  });

  it('keeps the capital article of a name in Spanish', () => {
    expect(wordsOf({ es: 'El Molino' }, 'es').ofInstitution).toBe('de El Molino');
  });

  it('falls back to the plain name', () => {
    expect(wordsOf(undefined, 'es').atInstitution).toBe('en Campus Nou');
    expect(wordsOf({ es: 'el Campus Nuevo' }, 'en').atInstitution).toBe('at Campus Nou');
  });
});

describe('the full name in a sentence', () => {
  it.each([
    ['universidad', 'Universidad Nueva', 'en la Universidad Nueva', 'a la Universidad Nueva'],
    ['universidad', 'Universitat Nova', 'en la Universitat Nova', 'a la Universitat Nova'],
    ['centro', 'Centro Nuevo', 'en el Centro Nuevo', 'al Centro Nuevo'],
    ['escuela', 'Escola Nova', 'en la Escola Nova', 'a l’Escola Nova'],
  ] as const)('has the article of its noun: a %s called %s', (kind, name, es, ca) => {
    expect(wordsOf(kind, 'es', name).atInstitutionName).toBe(es);
    expect(wordsOf(kind, 'ca', name).atInstitutionName).toBe(ca);
    expect(wordsOf(kind, 'en', name).atInstitutionName).toBe(`at ${name}`);
  });

  it('has the English article where the name is English', () => {
    expect(wordsOf('universidad', 'en', 'University of the Sea').ofInstitutionName).toBe(
      'of the University of the Sea',
    );
  });

  it('has no article that might be wrong', () => {
    expect(wordsOf('universidad', 'es').atInstitutionName).toBe('en Campus Nou');
  });
});
