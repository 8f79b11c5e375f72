import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { ChangeRequest } from '#core/contract/entities/placement-request.ts';
import { isInOrder, isPlannedDay } from '#core/contract/validation/dates.ts';
import { parseDecimal } from '#core/contract/validation/number.ts';
import { type Rule, unlessEmpty } from '#core/contract/validation/rule.ts';
import { exceededLimit, type WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { readForm } from '#portal/forms/fields/form-values.ts';
import { idsIn } from '#portal/forms/fields/parts.ts';
import type { Problems } from '#portal/forms/form/use-form.ts';
import { changeForm, type ChangeValues } from './change-form.ts';

export type ChangeKind = ChangeRequest['tipo'];

const changeKinds = ['Ampliación', 'Variación'] as const satisfies ChangeKind[];

/** No brand decides about a request. */
const terms = { flags: { hidden: [], fixed: [], required: [] } };

/**
 * What can be asked for: nothing of a placement that is over, and nothing that waits for an answer already.
 * @param today YYYY-MM-DD
 */
export function askableKinds(
  { estado, fechaFin, solicitudes = [] }: CompanyPlacement,
  today: string,
): ChangeKind[] {
  if (estado === 'finalizada' || (fechaFin !== undefined && fechaFin < today)) return [];
  return changeKinds.filter(
    (kind) => !solicitudes.some((it) => it.tipo === kind && it.estado === 'pendiente'),
  );
}

const someHours: Rule = unlessEmpty((value) =>
  (parseDecimal(value) ?? 0) > 0 ? undefined : 'validation.malformed',
);

/** A variation has to vary something. */
const varied = ['horasAldia', 'numeroDiasSemana', 'diasSemana', 'horario'] as const;

/**
 * What is wrong with a request as far as the form itself can tell.
 * @param today YYYY-MM-DD
 */
export function changeProblems(
  values: ChangeValues,
  placement: Pick<CompanyPlacement, 'fechaInicio' | 'fechaFin' | 'horasAldia' | 'numeroDiasSemana'>,
  limits: WorkingTimeLimits | undefined,
  today: string,
): Problems<ChangeValues> {
  const found: Problems<ChangeValues> = problemsIn(changeForm, values, terms, {
    fechaFin: [isPlannedDay(today)],
    horasAldia: [someHours],
  });
  if (values.tipo === 'Ampliación') {
    if (!found.fechaFin && !isInOrder(placement.fechaFin, values.fechaFin))
      found.fechaFin = 'placement-changes.endsNoLater';
    return found;
  }
  if (values.tipo !== 'Variación') return found;
  if (varied.every((key) => values[key].trim() === '')) found.horasAldia = 'placement-changes.variesNothing';
  const days = parseDecimal(values.numeroDiasSemana) ?? (idsIn(values.diasSemana).length || undefined);
  const time = {
    fechaInicio: placement.fechaInicio,
    fechaFin: placement.fechaFin,
    horasAldia: parseDecimal(values.horasAldia) ?? placement.horasAldia,
    numeroDiasSemana: days ?? placement.numeroDiasSemana,
  };
  if (!found.horasAldia && !found.numeroDiasSemana && exceededLimit(time, limits))
    found.horasAldia = 'placement-changes.tooManyHours';
  return found;
}

/** What is sent of it, but for a file; days that were not chosen are left as they are. */
export function changeRequest(values: ChangeValues, idPractica: number): ChangeRequest {
  const { diasSemana, ...read } = readForm(changeForm, values, terms);
  return { ...read, idPractica, ...(diasSemana?.length && { diasSemana }) };
}
