import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from './suggest.ts';

describe('the distance between two words', () => {
  it('counts insertions, deletions, substitutions and swaps of neighbours as one edit each', () => {
    expect(editDistance('logo', 'logo')).toBe(0);
    expect(editDistance('logo', 'logos')).toBe(1);
    expect(editDistance('logo', 'lgo')).toBe(1);
    expect(editDistance('logo', 'lego')).toBe(1);
    expect(editDistance('logo', 'olgo')).toBe(1);
    expect(editDistance('', 'logo')).toBe(4);
  });

  it('never edits a stretch twice', () => {
    expect(editDistance('ca', 'abc')).toBe(3);
  });

  it('is the same in both directions and at most the longer length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance === 0).toBe(a === b);
      }),
    );
  });
});

describe('the suggestion for a misspelt name', () => {
  const names = ['nombre', 'nombreCorto', 'colores', 'canRegistroAlumno', 'institucion'];

  it('is a name that differs only in case or accents, if there is one', () => {
    expect(nearest('NOMBRE', names)).toBe('nombre');
    expect(nearest('institución', names)).toBe('institucion');
    expect(nearest('ab', ['ac', 'AB'])).toBe('AB');
  });

  it('is the nearest name within a third of the length', () => {
    expect(nearest('nombr', names)).toBe('nombre');
    expect(nearest('colors', names)).toBe('colores');
    expect(nearest('clrs', names)).toBeUndefined();
    expect(nearest('xy', ['xyz'])).toBe('xyz');
    expect(nearest('xy', ['abz'])).toBeUndefined();
  });

  it('is otherwise a name with the same words in another order', () => {
    expect(nearest('canAlumnoRegistro', names)).toBe('canRegistroAlumno');
    expect(nearest('registro_alumno_can', names)).toBe('canRegistroAlumno');
    expect(nearest('erbmon', names)).toBeUndefined();
  });
});
