import { candidacyStates, profiles } from '#core/contract/constants.ts';
import type { Application, ApplicationsByState } from '#core/contract/entities/application.ts';
import { awaitsAnswer, isOver } from '#core/model/offers.ts';

/**
 * Groups of applications for their owner: `waiting` for an answer to a pre-enrolment, `ranked` placements in the
 * order of preference, other `open` ones, and `closed` ones.
 */
export const applicationGroups = ['waiting', 'ranked', 'open', 'closed'] as const;

export type ApplicationGroup = (typeof applicationGroups)[number];

/** Up to so many applications are listed without filters, which on a phone would push the list down. */
export const maxWithoutFilters = 4;

/** Whether an application may be withdrawn; without `puedeRetirar`, the server decides on the attempt. */
export function canWithdraw(application: Pick<Application, 'estado' | 'puedeRetirar'>): boolean {
  if (awaitsAnswer(application) || application.estado === candidacyStates.preEnrolmentRejected) return false;
  return application.puedeRetirar ?? !isOver(application);
}

export function groupOf(application: Application): ApplicationGroup {
  if (awaitsAnswer(application)) return 'waiting';
  if (canWithdraw(application) && application.idPerfil === profiles.practicas) return 'ranked';
  return isOver(application) ? 'closed' : 'open';
}

const byText = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sort order per group: earliest deadline first, order of preference, and otherwise newest first. */
const orders: Readonly<Record<ApplicationGroup, (a: Application, b: Application) => number>> = {
  waiting: (a, b) => byText(a.fechaLimite ?? '9', b.fechaLimite ?? '9'),
  ranked: (a, b) => (a.orden ?? Infinity) - (b.orden ?? Infinity) || 0,
  open: (a, b) => byText(b.fechaInscripcion, a.fechaInscripcion),
  closed: (a, b) => byText(b.fechaInscripcion, a.fechaInscripcion),
};

export function groupApplications(
  applications: readonly Application[],
): Readonly<Record<ApplicationGroup, readonly Application[]>> {
  const rowsOf = (group: ApplicationGroup): Application[] =>
    applications.filter((application) => groupOf(application) === group).toSorted(orders[group]);
  return {
    waiting: rowsOf('waiting'),
    ranked: rowsOf('ranked'),
    open: rowsOf('open'),
    closed: rowsOf('closed'),
  };
}

/** Applies a saved order of preference (`urlAcceso`, first choice first); applications not in it come last. */
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

/** Position in an order of preference, from 1. */
function placeIn(order: readonly string[], { urlAcceso }: Application): number | undefined {
  const index = order.indexOf(urlAcceso);
  return index < 0 ? undefined : index + 1;
}

/** Copy of a list with the row at `from` moved to `to`. */
export function moveRow<T>(rows: readonly T[], from: number, to: number): T[] {
  const others = rows.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...rows.slice(from, from + 1), ...others.slice(to)];
}

/** Sorts applications by an order of preference; those not in it come last. */
export function sortByPreference(
  applications: readonly Application[],
  order: readonly string[] | undefined,
): readonly Application[] {
  if (!order) return applications;
  const rank = (application: Application): number => placeIn(order, application) ?? Infinity;
  return applications.toSorted((a, b) => rank(a) - rank(b) || 0);
}
