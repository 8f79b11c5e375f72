import { documentedLists, rowId } from '#core/contract/entities/domain-lists.ts';
import {
  type AnyDomainRow,
  degreeSchema,
  domainRowSchema,
  islandSchema,
  reasonSchema,
  studyAreaSchema,
  townSchema,
} from '#core/contract/entities/domain.ts';
import { schemaMismatches } from '../schema-mismatches.ts';
import type { Journey } from '../journey.ts';
import type { Kit } from '../kit.ts';

const special: Readonly<Record<string, typeof domainRowSchema>> = {
  titulaciones: degreeSchema,
  islas: islandSchema,
  localidades: townSchema,
  tipoMotivoCambioEstadoCandidatura: reasonSchema,
  ambitos: studyAreaSchema,
} as never;

const otherLanguages = ['ca', 'en'] as const;

/** The ids of a list in ascending order, to compare languages. */
const idsOf = (rows: readonly AnyDomainRow[]): string =>
  JSON.stringify(rows.map(rowId).toSorted((a, b) => a - b));

async function checkList(kit: Kit, listName: string): Promise<void> {
  const { datos } = await kit.ask('dominio', { params: { listName, language: 'es' } });
  if (!datos) return;
  const schema = special[listName] ?? domainRowSchema;
  const wrong = datos.flatMap((row, index) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [] : schemaMismatches(parsed.error.issues, row, `datos.${index}`);
  });
  for (const misfit of wrong.slice(0, 1)) {
    kit.assert(false, 'dominio', { rule: 'shape', ...misfit, at: `${misfit.at} (of ${listName})` });
  }
  const ids = datos.map(rowId);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  kit.assert(datos.length > 0, 'dominio', {
    rule: 'domain-lists',
    at: listName,
    expected: 'rows to choose from',
    came: 'an empty list',
  });
  kit.assert(repeated === undefined, 'dominio', {
    rule: 'rows-once',
    at: listName,
    expected: 'each row once',
    came: `two rows with the id ${repeated}`,
  });
  for (const language of otherLanguages) {
    const translated = await kit.ask('dominio', { params: { listName, language } });
    if (!translated.datos) continue;
    kit.assert(idsOf(translated.datos) === idsOf(datos), 'dominio', {
      rule: 'domain-lists',
      at: `${listName} in ${language}`,
      expected: 'the ids that the list has in es',
      came: 'other ids',
    });
  }
}

export const domainReadJourneys: readonly Journey[] = [
  {
    calls: ['dominios', 'dominio'],
    run: async (kit) => {
      const { datos: names = [], absent } = await kit.ask('dominios', { params: { language: 'es' } });
      const missing = documentedLists.filter((name) => !names.includes(name));
      kit.assert(absent || missing.length === 0, 'dominios', {
        rule: 'domain-lists',
        expected: 'the names of all documented lists',
        came: `a list without ${missing.join(', ')}`,
      });
      for (const listName of kit.lists) await checkList(kit, listName);
    },
  },
  {
    calls: [
      'TagsInteresAlumno',
      'ProgramasInformaticos',
      'tiposPeriodoCurso',
      'tiposDiasSemana',
      'tiposHorarioRealizacion',
      'titulaciones',
      'tipoMotivoCambioEstadoCandidatura',
      'centrosEducativosDeProvincia',
      'esProvinciaConIslas',
      'titulacionesConcretasFiltradas',
    ],
    run: async (kit) => {
      const language = { language: 'es' } as const;
      const plain = [
        'TagsInteresAlumno',
        'ProgramasInformaticos',
        'tiposPeriodoCurso',
        'tiposDiasSemana',
        'tiposHorarioRealizacion',
      ] as const;
      const empty = (name: Parameters<Kit['assert']>[1], rows: readonly unknown[] | undefined): void =>
        kit.assert(rows === undefined || rows.length > 0, name, {
          rule: 'domain-lists',
          expected: 'rows to choose from',
          came: 'an empty list',
        });
      for (const name of plain) empty(name, (await kit.ask(name)).datos);
      const { datos: degrees } = await kit.ask('titulaciones', { params: language });
      empty('titulaciones', degrees);
      empty(
        'tipoMotivoCambioEstadoCandidatura',
        (await kit.ask('tipoMotivoCambioEstadoCandidatura', { params: language })).datos,
      );
      await kit.ask('centrosEducativosDeProvincia', { params: { provinceId: 7 } });
      for (const [id, expected] of [
        [7, true],
        [28, false],
      ] as const) {
        const { datos } = await kit.ask('esProvinciaConIslas', { params: { id } });
        kit.assert(datos === undefined || datos === expected, 'esProvinciaConIslas', {
          rule: 'domain-lists',
          at: 'datos',
          expected: `${expected} for province ${id}`,
          came: String(datos),
        });
      }
      const all = await kit.ask('titulacionesConcretasFiltradas', { body: { areas: [], niveles: [] } });
      empty('titulacionesConcretasFiltradas', all.datos);
      const level = degrees?.find(({ idNivel }) => idNivel !== undefined)?.idNivel;
      if (level === undefined) return;
      const { datos: some } = await kit.ask('titulacionesConcretasFiltradas', { body: { niveles: [level] } });
      const foreign = some?.find(({ idNivel }) => idNivel !== undefined && idNivel !== level);
      kit.assert(foreign === undefined, 'titulacionesConcretasFiltradas', {
        rule: 'counts',
        expected: `degrees of level ${level} alone`,
        came: `one of level ${foreign?.idNivel ?? ''}`,
      });
    },
  },
];
