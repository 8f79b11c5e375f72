import { expect, it } from 'vitest';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { dates } from './dates.ts';

const codes = async (settings: string): Promise<string[]> => {
  const draft = tempBrand({ 'cierzo/brand.yaml': `id: cierzo\n${settings}` });
  return (await dates('2026-11-22')(draft)).map(({ code, setting }) => `${code} ${setting?.join('.')}`);
};

const notice = (from: string, until: string): string =>
  `avisos:\n  - { desde: '${from}', hasta: '${until}', texto: { es: Cerrado } }\n`;

it('lets notices of one day, of today and of later be', async () => {
  expect(await codes(notice('2026-11-22', '2026-11-22'))).toEqual([]);
  expect(await codes(notice('2026-12-24', '2027-01-06'))).toEqual([]);
  expect(await codes("mantenimiento: { desde: '2026-12-01 20:00', hasta: '2026-12-01 20:30' }\n")).toEqual(
    [],
  );
});

it('reports a period that ends before it begins', async () => {
  expect(await codes(notice('2027-01-06', '2026-12-24'))).toEqual(['contradiction avisos.0.hasta']);
  expect(await codes("mantenimiento: { desde: '2026-12-01 20:00', hasta: '2026-12-01 20:00' }\n")).toEqual([
    'contradiction mantenimiento.hasta',
  ]);
});

it('tells of what is over', async () => {
  expect(await codes(notice('2026-11-01', '2026-11-21'))).toEqual(['past-date avisos.0.hasta']);
  expect(await codes("mantenimiento: { desde: '2026-01-01 20:00', hasta: '2026-01-02 08:00' }\n")).toEqual([
    'past-date mantenimiento.hasta',
  ]);
  const registration = "registroAlumnoHasta: '2026-10-15'\n";
  expect(await codes(`canRegistroAlumno: true\n${registration}`)).toEqual(['past-date registroAlumnoHasta']);
  expect(await codes(registration)).toEqual([]);
});

it('doubts a period that is far too long', async () => {
  expect(await codes(notice('2026-12-24', '2062-01-06'))).toEqual(['doubtful-fact avisos.0.hasta']);
  expect(await codes("mantenimiento: { desde: '2026-12-01 20:00', hasta: '2027-12-02 08:00' }\n")).toEqual([
    'doubtful-fact mantenimiento.hasta',
  ]);
  expect(await codes(notice('2026-12-24', '2027-12-24'))).toEqual([]);
});

it('doubts a notice whose text names days far from those on which it shows', async () => {
  const christmas = (text: string): Promise<string[]> =>
    codes(notice('2026-12-24', '2027-01-06').replace('es: Cerrado', `es: '${text}'`));
  expect(await christmas('Del 2 al 20 de agosto cerramos.')).toEqual(['doubtful-fact avisos.0.texto.es']);
  expect(await christmas('Cerrado hasta el 6 de enero de 2026.')).toEqual([
    'doubtful-fact avisos.0.texto.es',
  ]);
  for (const text of ['Tanquem fins al 6 de gener.', 'Volvemos el 8 de enero de 2027.', 'Tenemos 3 mesas.'])
    expect(await christmas(text)).toEqual([]);
});
