import { describe, expect, it } from 'vitest';
import { merge } from './inherit.ts';
import { locateSetting } from '#generator/brands/source/locate-setting.ts';
import { toData } from '#generator/brands/source/source-node.ts';
import type { SourceMap } from '#generator/brands/source/source-node.ts';
import { parseSource } from '#generator/brands/source/read-source.ts';

function read(brand: string, text: string): SourceMap {
  const { root } = parseSource(`${process.cwd()}/${brand}/brand.yaml`, text);
  if (!root) throw new Error('not readable');
  return root;
}

const base = read('_base', 'logoSize: 40\nidiomas: [es, ca]\nmodulos:\n  eventos: false\n  ayuda: true\n');
const own = read('campus', 'idiomas: [en]\nmodulos:\n  eventos: true\n  sso: true\n');
const merged = merge(base, own) as SourceMap;
const folder = `${process.cwd()}/campus`;

describe('inheritance', () => {
  it('merges maps key by key and replaces lists and single values', () => {
    expect(toData(merged)).toEqual({
      logoSize: 40,
      idiomas: ['en'],
      modulos: { eventos: true, ayuda: true, sso: true },
    });
  });

  it('keeps the file and position of each value', () => {
    const positionOf = (path: string[], what: 'key' | 'value') => {
      const { file, line, column } = locateSetting(merged, folder, path, what);
      return `${file}:${line}:${column}`;
    };
    expect(positionOf(['logoSize'], 'value')).toBe('_base/brand.yaml:1:11');
    expect(positionOf(['modulos', 'ayuda'], 'key')).toBe('_base/brand.yaml:5:3');
    expect(positionOf(['modulos', 'eventos'], 'value')).toBe('campus/brand.yaml:3:12');
    expect(positionOf(['modulos', 'guias'], 'value')).toBe('campus/brand.yaml:2:1');
    expect(positionOf(['nombre'], 'value')).toBe('campus/brand.yaml:1:1');
  });
});
