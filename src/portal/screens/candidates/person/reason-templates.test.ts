import { describe, expect, it } from 'vitest';
import { withTemplate } from './reason-templates.ts';

const templates = ['Plazas cubiertas.', 'Falta experiencia.'];
const pressed = (text: string): string => withTemplate(text, 'Plazas cubiertas.', templates);

describe('a template of a reason', () => {
  it('fills the empty field', () => {
    expect(pressed(' \n')).toBe('Plazas cubiertas.');
  });

  it('replaces another template, and stays when it is pressed again', () => {
    expect(pressed('Falta experiencia. ')).toBe('Plazas cubiertas.');
    expect(pressed('Plazas cubiertas.')).toBe('Plazas cubiertas.');
  });

  it('goes below what somebody wrote', () => {
    expect(pressed('Hola, Ona:')).toBe('Hola, Ona:\n\nPlazas cubiertas.');
  });
});
