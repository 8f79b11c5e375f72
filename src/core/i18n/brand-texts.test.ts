import { expect, it } from 'vitest';
import { brandTexts } from './brand-texts.ts';

const brand = (institucionNombrada: 'centro' | 'escuela', messages = {}) => ({
  settings: { institucion: 'Centro Nuevo', institucionNombrada },
  messages,
});

it('inserts the name of the institution as plain text, in each language', () => {
  const intro = (language: 'es' | 'ca' | 'en') =>
    brandTexts(brand('centro'), language, ['candidates'])['candidates.proposed'];
  expect(intro('es')).toBe('Propuesta por el centro');
  expect(intro('ca')).toBe('Proposada pel centre');
  expect(intro('en')).toBe('Proposed by the centre');
});

it('inserts the name into the wording of a brand, too', () => {
  const worded = brand('escuela', { ca: { 'frame.home': 'Inici {ofInstitution}' } });
  expect(brandTexts(worded, 'ca', ['frame'])['frame.home']).toBe('Inici de l’escola');
});
