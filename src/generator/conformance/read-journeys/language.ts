import type { CallName } from '#core/contract/calls/index.ts';
import { rowId, rowText } from '#core/contract/entities/domain-lists.ts';
import type { AnyDomainRow } from '#core/contract/entities/domain.ts';
import type { Journey } from '../journey.ts';
import type { Kit } from '../kit.ts';

/** Domain lists with a call of their own, in the language of the page. */
const listCalls = [
  'TagsInteresAlumno',
  'ProgramasInformaticos',
  'tiposPeriodoCurso',
  'tiposDiasSemana',
  'tiposHorarioRealizacion',
] as const satisfies readonly CallName[];

const texts = (rows: readonly AnyDomainRow[]): Map<number, string> =>
  new Map(rows.map((row) => [rowId(row), rowText(row)]));

/** Compares list texts by Accept-Language with texts by the language in the path. */
async function checkList(kit: Kit, listName: (typeof listCalls)[number]): Promise<void> {
  for (const language of kit.languages) {
    const { datos: expected } = await kit.ask('dominio', { params: { listName, language } });
    const { datos: rows } = await kit.ask(listName, { language });
    if (!expected || !rows) continue;
    const expectedTexts = texts(expected);
    const other = rows.find(
      (row) => expectedTexts.has(rowId(row)) && expectedTexts.get(rowId(row)) !== rowText(row),
    );
    kit.assert(other === undefined, listName, {
      rule: 'language',
      at: `datos, asked in ${language}`,
      expected: `the texts that the list has in ${language}: “${other ? (expectedTexts.get(rowId(other)) ?? '') : ''}”`,
      came: `“${other ? rowText(other) : ''}”`,
    });
  }
}

export const languageReadJourneys: readonly Journey[] = [
  {
    calls: listCalls,
    run: async (kit) => {
      for (const name of listCalls) if (kit.rows.includes(name)) await checkList(kit, name);
      if (kit.languages.length === 0)
        kit.rows.generalSkipped('the language of the page', 'it was not said which languages: --brand');
    },
  },
];
