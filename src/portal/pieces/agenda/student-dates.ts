import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Call, DatosOf } from '#core/contract/call.ts';
import { dameEventos } from '#core/contract/calls/events.ts';
import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuario,
} from '#core/contract/calls/student-offers.ts';
import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { localDay } from '#core/i18n/dates.ts';
import type { AgendaEntry } from '#core/model/agenda/agenda.ts';
import { type KnownDatesOfStudent, studentAgenda } from '#core/model/agenda/student-agenda.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';

/** Calls that tell dates of a student or graduate, in the order in which they are read. */
export const studentDateCalls = {
  placementApplications: dameCandidaturasPracticasUsuario,
  jobApplications: dameCandidaturasEmpleoUsuario,
  placements: damePracticasAlumno,
  events: dameEventos,
} as const satisfies Record<string, Call>;

type Calls = typeof studentDateCalls;

/** Answers by call; absent for failed calls. */
export type StudentDateAnswers = { readonly [Name in keyof Calls]?: DatosOf<Calls[Name]> | undefined };

/** Tells which of the calls a student's portal makes. */
export function wantedDates(
  { conPracticas, conEmpleo }: Pick<PortalSession, 'conPracticas' | 'conEmpleo'>,
  { paths }: Pick<PublicBrand, 'paths'>,
): Readonly<Record<keyof Calls, boolean>> {
  return {
    placementApplications: conPracticas && paths['placement-offers'] !== undefined,
    jobApplications: conEmpleo && paths['job-offers'] !== undefined,
    placements: conPracticas && paths.placements !== undefined,
    events: paths.events !== undefined,
  };
}

/** Everything dated of a student or graduate from today on. */
export const datesOfStudent = (
  { placementApplications = [], jobApplications = [], placements = [], events = [] }: StudentDateAnswers,
  { soloCiclosUAX }: Pick<PortalSession, 'soloCiclosUAX'>,
  { settings }: Pick<PublicBrand, 'settings'>,
  saved: KnownDatesOfStudent['saved'],
): AgendaEntry[] =>
  studentAgenda(
    {
      applications: [...placementApplications, ...jobApplications],
      saved,
      placements,
      events,
      hasSheets: settings.modulos.hojasSemanales && soloCiclosUAX,
    },
    localDay(),
  );
