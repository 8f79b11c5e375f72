import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

describe('the language of a text', () => {
  it.each([
    ['Prácticas en selección y recursos humanos', 'es'],
    ['Prácticas en apoyo educativo en el aula', 'es'],
    ['Analista de datos', 'es'],
    ['Pràctiques en disseny mecànic', 'ca'],
    ['Pràctiques de comunicació i xarxes socials', 'ca'],
    ['Taller: com preparar una entrevista', 'ca'],
    ['Horari: De dilluns a divendres', 'ca'],
    ['Fira d’ocupació', 'ca'],
    ['Placement in web development', 'en'],
    ['Junior accountant', 'en'],
    ['You will work with the design team and talk to customers.', 'en'],
  ])('%s is detected: %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each([
    '',
    'Web',
    'Auxiliar de farmàcia',
    'Contable junior',
    '2026',
    'Программист на Python',
    'データ分析',
  ])('is not guessed where it is in doubt: %s', (text) => {
    expect(detectLanguage(text)).toBeUndefined();
  });
});
