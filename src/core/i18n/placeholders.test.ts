import { describe, expect, it } from 'vitest';
import { MessageSyntaxError } from './compile.ts';
import { placeholdersOf } from './placeholders.ts';

describe('placeholdersOf', () => {
  it('finds none in plain text', () => {
    expect(placeholdersOf("L'oferta d'avui")).toEqual([]);
  });

  it('names each once, sorted', () => {
    expect(placeholdersOf('{name}, {count} y {count, number} de {name}')).toEqual(['count', 'name']);
  });

  it('looks into the cases of plurals and selects', () => {
    const text = '{kind, select, job {{count, plural, one {# {a}} other {# {b}}}} other {{c}}}';
    expect(placeholdersOf(text)).toEqual(['a', 'b', 'c', 'count', 'kind']);
  });

  it('does not count what the institution is called, which every text has', () => {
    expect(placeholdersOf('{Institution} {verb} {atInstitutionName}')).toEqual(['verb']);
    expect(placeholdersOf('{institution, select, a {} other {}}')).toEqual(['institution']);
    expect(placeholdersOf('{instituton}')).toEqual(['instituton']);
  });

  it('does not count what an apostrophe hides', () => {
    expect(placeholdersOf("l'{name}")).toEqual([]);
    expect(placeholdersOf("l''{name}")).toEqual(['name']);
  });

  it.each([
    ['Hola {name', 'A "{" is not closed by a "}".', 5],
    ['Hola {}', 'There is nothing between "{" and "}".', 5],
    ['{n, plural, one {x}}', 'A plural or select has no "other {…}" part.', 19],
    ['{first name}', 'Between "{" and "}" stands something that is not the name of a placeholder.', 0],
  ])('reports the mistake in %s', (text, message, offset) => {
    const error = catchError(() => placeholdersOf(text));
    expect(error).toBeInstanceOf(MessageSyntaxError);
    expect(error).toMatchObject({ message, offset });
  });
});

function catchError(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}
