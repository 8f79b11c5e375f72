import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { fixtureBrands } from '../../tests/support/build/fixture-brands.ts';
import { runNode } from '../../tests/support/run-command.ts';

const upgrade = (brandsDir: string) =>
  runNode('scripts/commands/upgrade.ts', '--brand', 'campus', '--brands-dir', brandsDir, '--lang', 'es');

test('an upgrade gives settings of a brand and its base their current names, and changes nothing else', async () => {
  const { brandsDir, readable, remove } = fixtureBrands('former-name');
  onTestFinished(remove);
  const read = (folder: string): string => readFileSync(join(brandsDir, folder, 'brand.yaml'), 'utf8');
  const before = read('campus');
  const { code, stdout, stderr } = await upgrade(brandsDir);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(readable(stdout)).toBe(
    [
      'brands/campus/brand.yaml: otrasInstituciones es ahora institucionesMencionadas',
      'brands/_comun/brand.yaml: otrasInstituciones se ha borrado, porque el fichero ya tiene el ajuste con su nombre actual',
      '',
    ].join('\n'),
  );
  expect(read('campus')).toBe(before.replace('otrasInstituciones', 'institucionesMencionadas'));
  expect(read('_comun')).toBe('institucionesMencionadas: [Universidad de Villanueva]\n');
  const { brands, problems } = await loadBrands({ brandsDir, today: '2026-11-22' });
  expect(problems).toEqual([]);
  expect(brands[0]?.settings.institucionesMencionadas).toEqual([
    'Universidad de Villanueva',
    'villanueva.example',
  ]);
  expect((await upgrade(brandsDir)).stdout).toBe('Todos los ajustes tienen su nombre actual.\n');
});

test('a setting under its former name counts over that of a base', async () => {
  const { brandsDir, remove } = fixtureBrands('former-name');
  onTestFinished(remove);
  const { brands } = await loadBrands({ brandsDir, today: '2026-11-22' });
  expect(brands[0]?.settings.institucionesMencionadas).toHaveLength(2);
});
