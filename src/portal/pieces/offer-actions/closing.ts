import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { DomainRow, SelectionPhase } from '#core/contract/entities/domain.ts';
import { isPlannedDay } from '#core/contract/validation/dates.ts';
import { required, visibleText } from '#core/contract/validation/text.ts';
import { candidateName } from '#core/model/candidates.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { idsIn } from '#portal/forms/fields/comma-separated.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { formValues, readForm } from '#portal/forms/fields/form-values.ts';
import { noFlags } from '#portal/forms/fields/field-options.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { closingForm, type ClosingValues } from './closing-form.ts';
import type { CloseRequest } from './offer-changes.ts';

/** A candidate whose name may be chosen when an offer is closed. */
export interface Nominee {
  id: number;
  name: string;
  phase: SelectionPhase | undefined;
  /** Text of the state; absent if the server's list lacks it. */
  state?: string;
}

const likeliest: readonly (SelectionPhase | undefined)[] = ['seleccionadas', 'finalistas'];

/** Candidates whose name is not withheld: those selected first, then finalists, then all others. */
export function nomineesOf(candidates: readonly Candidate[], states: readonly DomainRow[]): Nominee[] {
  const nominees = candidates.flatMap((candidate): Nominee[] => {
    if (candidate.nombre === undefined) return [];
    const row = states.find(({ id }) => id === candidate.estado);
    const name = candidateName(candidate) ?? '';
    return [
      { id: candidate.idCandidatura, name, phase: row?.fase, ...omitUndefined({ state: row?.descripcion }) },
    ];
  });
  return [...likeliest, undefined].flatMap((phase) =>
    nominees.filter((it) => (isLikely(it) ? it.phase : undefined) === phase),
  );
}

/** Whether a candidate was selected or is a finalist. */
export const isLikely = ({ phase }: Nominee): boolean => likeliest.includes(phase);

/** Values of the form as it opens: candidates that were selected already are chosen. */
export const initialClosing = (nominees: readonly Nominee[]): ClosingValues => ({
  ...formValues(closingForm, {}),
  candidatos: nominees.flatMap(({ id, phase }) => (phase === 'seleccionadas' ? [id] : [])).join(),
});

const facts = { flags: noFlags };

/** Values with all chosen names in `nombre`, as the request has them. */
function withNames(values: ClosingValues, nominees: readonly Nominee[]): ClosingValues {
  const chosen = idsIn(values.candidatos);
  const names = nominees.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return { ...values, nombre: [...names, visibleText(values.nombre)].filter(Boolean).join(', ') };
}

/**
 * Problems of the form: the choice is required and, if a candidate was chosen, at least one name, and start and
 * contract. A problem of names is one of the candidates, unless a name was only typed.
 * @param today YYYY-MM-DD
 */
export function closingProblems(
  values: ClosingValues,
  nominees: readonly Nominee[],
  today: string,
): Problems<ClosingValues> {
  const joined = withNames(values, nominees);
  const { nombre, ...others } = problemsIn(closingForm, joined, facts, {
    fechaInicioContrato: [isPlannedDay(today)],
  });
  const typed = visibleText(values.nombre);
  const isTyped = nominees.length === 0 || (typed !== '' && joined.nombre === typed);
  return onlyProblems<ClosingValues>({
    chosen: required(values.chosen),
    ...others,
    ...(isTyped
      ? { nombre }
      : { candidatos: nombre === 'validation.malformed' ? 'company-offers.chosenTooLong' : nombre }),
  });
}

/** Makes the request; without a chosen candidate it has no other fields. */
export const closingOf = (values: ClosingValues, nominees: readonly Nominee[]): CloseRequest => ({
  hayElegido: values.chosen === 'si',
  ...readForm(closingForm, withNames(values, nominees), facts),
});
