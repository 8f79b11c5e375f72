import type * as requestedChange from '#core/contract/entities/requested-change.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';

export const requestedChangeDocs = {
  requestedChangeSchema: {
    text: 'An extension or a variation of a placement that was asked for, and how it stands.',
    keys: {
      tipo: describe(
        '`Ampliación` asked for a later end, `Variación` for other working hours.',
        'Ampliación',
      ),
      estado: describe(
        '`pendiente`: the university has not answered; `aceptada`: the placement is changed; `rechazada`: it stays as it was.',
        'pendiente',
      ),
      fecha: describe('Date of the request.', '2026-06-15'),
      fechaFin: describe('New last day. Of an `Ampliación`.', '2026-09-30'),
      horasAldia: describe('New hours per day. Of a `Variación`, if they change.', omittedFromExamples),
      numeroDiasSemana: describe(
        'New number of days per week. Of a `Variación`, if it changes.',
        omittedFromExamples,
      ),
      diasSemana: describeListId(
        'diasSemana',
        'New days of the week. Of a `Variación`, if they change.',
        omittedFromExamples,
      ),
      horario: describe(
        'New working hours, in words. Of a `Variación`, if they change.',
        omittedFromExamples,
      ),
      motivo: describe('Why the company asks for it.', 'El proyecto sigue hasta septiembre.'),
      observaciones: describe(
        'What the university says with its answer. Absent until then.',
        omittedFromExamples,
      ),
    },
  },
} satisfies EntityDocs<typeof requestedChange>;
