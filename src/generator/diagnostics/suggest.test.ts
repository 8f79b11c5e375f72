import { describe, expect, it } from 'vitest';
import { nearest } from './suggest.ts';

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
