import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { ChangeRequest } from '#core/contract/entities/placement-request.ts';
import { isInOrder, isPlannedDay } from '#core/contract/validation/dates.ts';
import { parseDecimal, positiveNumber } from '#core/contract/validation/number.ts';
import { exceededLimit, type WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { readForm } from '#portal/forms/fields/form-values.ts';
import { idsIn } from '#portal/forms/fields/comma-separated.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { changeForm, type ChangeValues } from './change-form.ts';

export type ChangeKind = ChangeRequest['tipo'];

const changeKinds = ['Ampliación', 'Variación'] as const satisfies ChangeKind[];

/** Terms without brand flags, since brands do not configure this form. */
const facts = { flags: { hidden: [], fixed: [], required: [] } };

/**
 * Kinds of change that can be requested: none for a placement that is over, and none with a pending request.
 * @param today YYYY-MM-DD
 */
export function requestableKinds(
  { estado, fechaFin, solicitudes = [] }: CompanyPlacement,
  today: string,
): ChangeKind[] {
  if (estado === 'finalizada' || (fechaFin !== undefined && fechaFin < today)) return [];
  return changeKinds.filter(
    (kind) => !solicitudes.some(({ tipo, estado: state }) => tipo === kind && state === 'pendiente'),
  );
}

/** Fields of a variation, of which at least one is required. */
const variationKeys = ['horasAldia', 'numeroDiasSemana', 'diasSemana', 'horario'] as const;

/**
 * Problems of a request that the form can detect by itself.
 * @param today YYYY-MM-DD
 */
export function changeProblems(
  values: ChangeValues,
  placement: Pick<CompanyPlacement, 'fechaInicio' | 'fechaFin' | 'horasAldia' | 'numeroDiasSemana'>,
  limits: WorkingTimeLimits | undefined,
  today: string,
): Problems<ChangeValues> {
  const problems: Problems<ChangeValues> = problemsIn(changeForm, values, facts, {
    fechaFin: [isPlannedDay(today)],
    horasAldia: [positiveNumber],
  });
  if (values.tipo === 'Ampliación') {
    if (!problems.fechaFin && !isInOrder(placement.fechaFin, values.fechaFin))
      problems.fechaFin = 'placement-changes.endsNoLater';
    return problems;
  }
  if (values.tipo !== 'Variación') return problems;
  if (variationKeys.every((key) => values[key].trim() === ''))
    problems.horasAldia = 'placement-changes.variesNothing';
  const days = parseDecimal(values.numeroDiasSemana) ?? (idsIn(values.diasSemana).length || undefined);
  const time = {
    fechaInicio: placement.fechaInicio,
    fechaFin: placement.fechaFin,
    horasAldia: parseDecimal(values.horasAldia) ?? placement.horasAldia,
    numeroDiasSemana: days ?? placement.numeroDiasSemana,
  };
  if (!problems.horasAldia && !problems.numeroDiasSemana && exceededLimit(time, limits))
    problems.horasAldia = 'placement-changes.tooManyHours';
  return problems;
}

/** Makes the request without its file; without chosen days, the days stay unchanged. */
export function changeRequest(values: ChangeValues, idPractica: number): ChangeRequest {
  const { diasSemana, ...read } = readForm(changeForm, values, facts);
  return { ...read, idPractica, ...(diasSemana?.length && { diasSemana }) };
}
