import { describe, expect, test } from 'vitest';
import { describeForms } from '#editor/server/forms/describe-forms.ts';
import { isEditable } from '#editor/server/brand-folder.ts';
import { findSettings } from '../frame/find-settings.ts';
import { assetPath } from './asset-path.ts';
import { blankValue, fits } from './blank-value.ts';
import { colourOf } from './colour-of.ts';

test.each([
  ['#0B6E99', '#0b6e99'],
  [' 0b6e99 ', '#0b6e99'],
  ['#0b6e9', undefined],
  ['rojo', undefined],
])('%j is the colour %j', (typed, colour) => {
  expect(colourOf(typed)).toBe(colour);
});

test.each([
  ['Logo (nuevo).svg', 'assets/Logo -nuevo-.svg'],
  ['../../brand.yaml', 'assets/-.-brand.yaml'],
  ['.oculto.png', 'assets/oculto.png'],
])('a file %j is put at a path that the editor may write', (name, path) => {
  expect(isEditable(assetPath(name))).toBe(true);
  if (!name.startsWith('..')) expect(assetPath(name)).toBe(path);
});

describe('a new item', () => {
  test('has what it cannot do without', () => {
    const link = describeForms('es').words.length > 0 && {
      kind: 'group' as const,
      controls: [
        { name: 'texto', isRequired: true, control: { kind: 'text' as const } },
        { name: 'nota', isRequired: false, control: { kind: 'text' as const } },
      ],
    };
    expect(link && blankValue(link)).toEqual({ texto: '' });
  });

  test.each([
    [{ kind: 'choice', values: ['a', 'b'] } as const, 'b'],
    [{ kind: 'fixed', value: false } as const, false],
    [{ kind: 'texts' } as const, { es: 'Hola' }],
    [{ kind: 'list', item: { kind: 'text' } } as const, ['a']],
  ])('%j takes %j and nothing of another shape', (control, value) => {
    expect(fits(control, value)).toBe(true);
    expect(fits(control, 7)).toBe(false);
    expect(fits(control, blankValue(control))).toBe(true);
  });
});

describe('the search', () => {
  const forms = describeForms('es');
  const found = (typed: string): string[] => findSettings(forms, typed).map(({ path }) => path);

  test.each([
    ['icono telefono', 'nombreCorto'],
    ['nombrecorto', 'nombreCorto'],
    ['segundo apellido', 'campos.personales.apellido2'],
  ])('finds %j', (typed, path) => {
    expect(found(typed)).toContain(path);
  });

  test('names parts without words of their own by their group, and nothing for nothing', () => {
    expect(found('enlaces del pie')).toEqual(['footer.enlaces']);
    expect(found(' ')).toEqual([]);
  });
});
