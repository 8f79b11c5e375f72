import { describe, expect, it } from 'vitest';
import { declaredSettings } from './brand-schema.ts';
import { settingCatalogues, settingWords } from './setting-words.ts';

const declared = declaredSettings()
  .map(({ path }) => path)
  .filter((path) => path[0] !== '$defs' && !(path[0] === 'campos' && path.length > 2));

describe('what a setting is', () => {
  it.each(['es', 'ca'] as const)('is said in %s for every setting, and for nothing else', (language) => {
    const known = Object.keys(settingCatalogues[language]);
    const names = declared.map((path) => path.join('.'));
    expect(known.filter((name) => !names.includes(name))).toEqual([]);
    // Of languages and other parts that say by themselves what they are, the words of the whole do.
    const own = names.filter(
      (name) => !/^(?:fonts|contacto\.persona|footer\.enlaces|documentosPracticas)\./.test(name),
    );
    const silent = own
      .filter((name) => !known.includes(name))
      .map((name) => `Say in words/${language}.json what ${name} is; else the reference explains its group.`);
    expect(silent).toEqual([]);
  });

  it('is one sentence, of a part without words those of the whole', () => {
    expect(settingWords(['modulos', 'sso'], 'en')).toBe('Sign-in with the account of the university');
    expect(settingWords(['colores', 'cabecera', 'fondo'], 'es')).toBe('Colores de la cabecera');
    expect(settingWords(['canRegistroAlumno'], 'ca')).toBe('L’alumnat es pot registrar pel seu compte');
    expect(settingWords(['campos', 'personales', 'iban'], 'es')).toBe('Datos personales');
  });
});
