import { candidacyStates, profiles } from '#core/contract/constants.ts';
import type { Application, ApplicationsByState } from '#core/contract/entities/application.ts';
import { awaitsAnswer, isOver } from '#core/model/offers.ts';

/**
 * Where an application stands for its owner: it waits for an answer, it is a placement that still has a place in the
 * order of preference, it goes on with others, or it has ended.
 */
export const groups = ['waiting', 'ranked', 'open', 'closed'] as const;

export type Group = (typeof groups)[number];

/** Whether it can be withdrawn as far as is known: where the server does not say, it decides when it is asked. */
export function canWithdraw(application: Pick<Application, 'estado' | 'puedeRetirar'>): boolean {
  if (awaitsAnswer(application) || application.estado === candidacyStates.preEnrolmentRejected) return false;
  return application.puedeRetirar ?? !isOver(application);
}

export function groupOf(application: Application): Group {
  if (awaitsAnswer(application)) return 'waiting';
  if (canWithdraw(application) && application.idPerfil === profiles.practicas) return 'ranked';
  return isOver(application) ? 'closed' : 'open';
}

const byText = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

/** What is answered first ends first; what is ordered has its order; of the rest the newest comes first. */
const orders: Readonly<Record<Group, (a: Application, b: Application) => number>> = {
  waiting: (a, b) => byText(a.fechaLimite ?? '9', b.fechaLimite ?? '9'),
  ranked: (a, b) => (a.orden ?? Infinity) - (b.orden ?? Infinity) || 0,
  open: (a, b) => byText(b.fechaInscripcion, a.fechaInscripcion),
  closed: (a, b) => byText(b.fechaInscripcion, a.fechaInscripcion),
};

export function inGroups(
  applications: readonly Application[],
): Readonly<Record<Group, readonly Application[]>> {
  const of = (group: Group): Application[] =>
    applications.filter((application) => groupOf(application) === group).toSorted(orders[group]);
  return { waiting: of('waiting'), ranked: of('ranked'), open: of('open'), closed: of('closed') };
}

/** Applications by their state, as they are after the server has taken an order: those without a place come behind. */
export function withOrder(
  states: readonly ApplicationsByState[],
  order: readonly string[],
): ApplicationsByState[] {
  return states.map(({ candidaturas, ...state }) => ({
    ...state,
    candidaturas: candidaturas.map((application) => ({
      ...application,
      orden: placeIn(order, application) ?? order.length + (application.orden ?? 0),
    })),
  }));
}

function placeIn(order: readonly string[], { urlAcceso }: Application): number | undefined {
  const index = order.indexOf(urlAcceso);
  return index < 0 ? undefined : index + 1;
}

/** A list in which the row at one place stands at another. */
export function moved<T>(rows: readonly T[], from: number, to: number): T[] {
  const others = rows.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...rows.slice(from, from + 1), ...others.slice(to)];
}

/** Applications in an order that somebody wants; those that it does not name come behind. */
export function inOrder(
  applications: readonly Application[],
  order: readonly string[] | undefined,
): readonly Application[] {
  if (!order) return applications;
  const place = (application: Application): number => placeIn(order, application) ?? Infinity;
  return applications.toSorted((a, b) => place(a) - place(b) || 0);
}
