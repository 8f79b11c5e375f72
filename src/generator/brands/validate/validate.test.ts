import fc from 'fast-check';
import { languages } from '#core/i18n/languages.ts';
import { describe, expect, it } from 'vitest';
import { brandSchema } from '#generator/brands/schema/brand-schema.ts';
import { parseSource } from '../source/read-source.ts';
import { schemaErrors } from './schema-errors.ts';
import { withDefaults } from './defaults.ts';
import { settingPaths } from './schema.ts';
import { validate } from './validate.ts';

function validateText(text: string) {
  const { root } = parseSource('/brands/campus/brand.yaml', text);
  if (!root) throw new Error('The text is not a brand file');
  return validate(root, false);
}

/** Codes and fixes of the messages on a text. */
function codesAndFixes(text: string): string[] {
  return validateText(text).messages.map(({ texts: { code, fix } }) => `${code}: ${fix?.en}`);
}

describe('one mistake', () => {
  it('of a name explains the setting that is missing because of it', () => {
    const { root } = parseSource('/brands/campus/brand.yaml', 'colores:\n  primary: "#0b5563"\n');
    const messages = root ? validate(root, true).messages : [];
    const colourMessages = messages.filter(({ path }) => path[0] === 'colores');
    expect(colourMessages.map(({ texts }) => texts.fix?.en)).toEqual(['Did you mean `primario`?']);
  });

  it('of the id suggests the name of the folder, as a valid id', () => {
    const advice = (text: string, folder: string) => {
      const { root } = parseSource('/brands/campus/brand.yaml', text);
      const messages = root ? validate(root, true, folder).messages : [];
      return messages.filter(({ path }) => path[0] === 'id').map(({ texts }) => texts.fix?.en);
    };
    expect(advice('nombre: Campus\n', 'campus-norte')).toEqual(['Add it, for example: `id: campus-norte`']);
    expect(advice('id: Campus Norte\n', 'campus-norte')).toEqual(['Write, for example: `id: campus-norte`']);
    expect(advice('nombre: Campus\n', 'Càmpus Nord 2')).toEqual(['Add it, for example: `id: campus-nord-2`']);
  });

  it('of form suggests a valid line', () => {
    const firstLine = (text: string) => /`([^`]+: [^`]+)`/.exec(codesAndFixes(text).join())?.[1] ?? '';
    expect(firstLine('idiomas: ca, es, en\n')).toBe('idiomas: [ca, es, en]');
    expect(firstLine('convenio:\n  cuotaMensual: 45,50\n')).toBe('cuotaMensual: 45.5');
    expect(firstLine("convenio: { cuotaMensual: '1.200,50 €' }\n")).toBe('cuotaMensual: 1200.5');
    for (const line of [
      'idiomas: ca, es, en',
      "CVRequired: 'true'",
      'logoSize: "40"',
      "canRegistroAlumno: 'no'",
    ]) {
      expect(codesAndFixes(`${firstLine(`${line}\n`)}\n`)).toEqual([]);
    }
  });

  it('of a language suggests the intended one, and no other', () => {
    expect(codesAndFixes('idiomas: [eu]\n')).toEqual([
      `unknown-value: Possible values: ${languages.map((language) => `\`${language}\``).join(', ')}.`,
    ]);
    expect(codesAndFixes('idiomas: [català]\n')[0]).toContain('Did you mean `ca`?');
    expect(codesAndFixes('idiomas: [castellano]\n')[0]).toContain('Did you mean `es`?');
  });

  it('of the noun of the institution lists its values, or explains the mistake inside', () => {
    expect(codesAndFixes('institucionNombrada: univercidad\n')).toEqual([
      'bad-value: Write `institucionNombrada: universidad`',
    ]);
    expect(codesAndFixes('institucionNombrada:\n  es: 5\n')).toHaveLength(1);
    expect(codesAndFixes("institucionNombrada:\n  es: ''\n")).toHaveLength(1);
    expect(codesAndFixes('institucionNombrada:\n  es: el Campus\n  cat: el Campus\n')).toHaveLength(1);
    expect(codesAndFixes('idiomas: [es, ca]\ninstitucionNombrada:\n  es: el Campus\n')).toHaveLength(1);
  });

  it('of position names the parent of the setting', () => {
    expect(codesAndFixes('primario: "#0b5563"\n')).toEqual([
      'unknown-key: `primario` belongs under `colores:`, two spaces further in.',
    ]);
    expect(codesAndFixes('modulos:\n  ownlogin: true\n')).toEqual([
      'unknown-key: `ownlogin` belongs at the left of the file, without spaces before it.',
    ]);
  });

  it('of position names every possible parent of the setting, the nearest first', () => {
    expect(
      codesAndFixes(
        'loginsEspecificos:\n  doctorat:\n    tipoUsuario: Egresado\n    titulo:\n      es: Doctorado\n      background: "#0b5563"\n',
      ),
    ).toEqual([
      'unknown-key: `background` belongs under `loginsEspecificos.doctorat:`, two spaces further in, or at the left of the file, without spaces before it, where it is for the whole portal.',
    ]);
  });

  it('of a duplicate switch names the existing one', () => {
    for (const [module, flag] of [
      ['programas', 'hasProgramaPracticasActivo'],
      ['propuesta', 'showPropuestaPracticas'],
      ['documentacion', 'haveDocumentosPracticas'],
      ['solicitudesEducacion', 'checkMenuEducacion'],
    ]) {
      expect(codesAndFixes(`modulos:\n  ${module}: true\n`)).toEqual([
        `unknown-key: Delete this line, and write \`${flag}: true\` at the left of the file to have the module.`,
      ]);
    }
  });

  it('of a value suggests the line to write', () => {
    expect(codesAndFixes('colores:\n  primario: #f00\n')).toEqual([
      "unquoted-colour: Put it in quotes: `primario: '#f00'`",
    ]);
    expect(codesAndFixes('contacto:\n  telefono: 0034971\n')).toEqual([
      "unquoted-number: Put it in quotes: `telefono: '0034971'`",
    ]);
    expect(codesAndFixes('ownlogin: no\n')).toEqual(['wrong-type: Write `ownlogin: false`, without quotes.']);
    expect(codesAndFixes('logoSize: "48"\n')).toEqual(['wrong-type: Delete the quotes: `logoSize: 48`']);
    expect(codesAndFixes('logo: assets\\escudo.svg\nicono: icono.png\n')).toEqual([
      'bad-value: Write `logo: assets/escudo.svg`',
      'bad-value: Write `icono: assets/icono.png`',
    ]);
    expect(codesAndFixes('modulos:\n  encuestas:false\n')).toEqual(['wrong-type: Write `encuestas: false`']);
    expect(codesAndFixes('dominio_produccion: https://Campus.example/\n')).toEqual([
      'bad-value: Write `dominio_produccion: campus.example`',
    ]);
  });
});

describe('a colour in the quotes of a word processor', () => {
  it('is explained, with the line to write', () => {
    const [remark] = validateText('colores:\n  primario: “#5A1D6E”\n').messages;
    expect(remark?.texts.why?.en).toContain('only straight quotes can enclose a value');
    expect(remark?.texts.fix?.en).toBe("Write `primario: '#5a1d6e'`");
  });
});

describe('settings without their mistakes', () => {
  it('keep everything valid, and lists as a whole or not at all', () => {
    const { data } = validateText(
      'logoSize: 48\nownlogin: no\nmodulos: { eventos: false, ayuda: 3 }\ndominiosPrueba: [a.example, 5]\n',
    );
    expect(data).toEqual({ logoSize: 48, modulos: { eventos: false } });
  });

  it('satisfy the schema for any input, also with defaults', () => {
    const name = fc.constantFrom(...settingPaths.map((path) => path.at(-1) ?? ''), 'es', 'otro');
    const value = fc.oneof(
      fc.constantFrom(
        null,
        true,
        'no',
        '',
        '#0b5563',
        'es',
        'assets/logo.svg',
        'https://x.example/',
        -1,
        1e5,
      ),
      fc.string({ maxLength: 6 }),
    );
    const tree = fc.letrec((tie) => ({
      node: fc.oneof({ maxDepth: 4 }, value, fc.array(tie('node'), { maxLength: 3 }), tie('map')),
      map: fc.dictionary(name, tie('node'), { maxKeys: 5, noNullPrototype: true }),
    })).map;
    fc.assert(
      fc.property(tree, (written) => {
        const { messages, data } = validateText(`${JSON.stringify(written)}\n`);
        expect(schemaErrors(data)).toEqual([]);
        expect(schemaErrors(withDefaults(brandSchema, data))).toEqual([]);
        for (const { texts } of messages)
          for (const text of [texts.what, texts.why, texts.fix])
            expect(JSON.stringify(text) ?? '').not.toMatch(/undefined|\[object|NaN/);
      }),
      { numRuns: 500 },
    );
  });
});

it('reads a large map once for all its unknown names, not once for each', () => {
  const file = parseSource(
    '/brands/campus/brand.yaml',
    Array.from({ length: 300 }, (_, index) => `k${index}x: 1\n`).join(''),
  );
  const { root } = file;
  if (!root) throw new Error('The file of this test cannot be read');
  let readings = 0;
  const entries = new Map(root.entries);
  entries[Symbol.iterator] = () => {
    readings++;
    return entries.entries();
  };
  expect(validate({ ...root, entries }, false).messages).toHaveLength(300);
  expect(readings).toBeLessThan(10);
});
