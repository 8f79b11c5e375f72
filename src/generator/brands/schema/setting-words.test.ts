import { describe, expect, it } from 'vitest';
import { declaredSettings } from './brand-schema.ts';
import { settingCatalogues, settingWords } from './setting-words.ts';

const declared = declaredSettings()
  .map(({ path }) => path)
  .filter((path) => path[0] !== '$defs' && !(path[0] === 'campos' && path.length > 2));

describe('the description of a setting', () => {
  it.each(['es', 'ca'] as const)('exists in %s for every setting, and for nothing else', (language) => {
    const known = Object.keys(settingCatalogues[language]);
    const names = declared.map((path) => path.join('.'));
    expect(known.filter((name) => !names.includes(name))).toEqual([]);
    // Self-explanatory parts, such as languages, use the description of their group.
    const named = names.filter(
      (name) => !/^(?:fonts|contacto\.persona|footer\.enlaces|documentosPracticas)\./.test(name),
    );
    const undescribed = named
      .filter((name) => !known.includes(name))
      .map((name) => `Say in words/${language}.json what ${name} is; else the reference explains its group.`);
    expect(undescribed).toEqual([]);
  });

  it('is one sentence, and for a part without its own that of the group', () => {
    expect(settingWords(['modulos', 'sso'], 'en')).toBe('Sign-in with the account of the university');
    expect(settingWords(['colores', 'cabecera', 'fondo'], 'es')).toBe('Colores de la cabecera');
    expect(settingWords(['canRegistroAlumno'], 'ca')).toBe('L’alumnat es pot registrar pel seu compte');
    expect(settingWords(['campos', 'personales', 'iban'], 'es')).toBe('Datos personales');
  });
});
