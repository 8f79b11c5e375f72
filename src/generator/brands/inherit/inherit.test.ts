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

  it('keeps for each value the file and place that wrote it', () => {
    const place = (path: string[], what: 'key' | 'value') => {
      const { file, line, column } = locateSetting(merged, folder, path, what);
      return `${file}:${line}:${column}`;
    };
    expect(place(['logoSize'], 'value')).toBe('_base/brand.yaml:1:11');
    expect(place(['modulos', 'ayuda'], 'key')).toBe('_base/brand.yaml:5:3');
    expect(place(['modulos', 'eventos'], 'value')).toBe('campus/brand.yaml:3:12');
    expect(place(['modulos', 'guias'], 'value')).toBe('campus/brand.yaml:2:1');
    expect(place(['nombre'], 'value')).toBe('campus/brand.yaml:1:1');
  });
});
