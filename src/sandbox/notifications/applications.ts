import { sql } from '../db/sql.ts';
import { domainText } from '../areas/domains/lists.ts';
import { type TransitionRole, state } from '../areas/applications/candidacy.ts';
import { type NotificationContext, notifyAbout } from './notify-about.ts';

interface Move {
  estado: number;
  student: number;
  /** First name and surname. */
  name: string;
  fechaLimite?: string;
  company: number;
  offer: string;
  urlAcceso: string;
  /** How often it came to the company, and how many candidacies of the offer did today. */
  sent: number;
  sentToday: number;
}

function findMove({ db, now }: NotificationContext, candidacy: number): Move | undefined {
  return db.get<Move>(sql`
    SELECT candidacy.estado, candidacy.student, nombre || ' ' || apellido1 AS name, candidacy.fechaLimite, company,
      titulo AS offer, urlAcceso,
      (SELECT count(*) FROM candidacy_step AS step
        WHERE step.candidacy = candidacy.id AND step.estado = ${state.sentToCompany}) AS sent,
      (SELECT count(DISTINCT candidacy) FROM candidacy_step AS step JOIN candidacy AS other ON other.id = candidacy
        WHERE other.offer = candidacy.offer AND step.estado = ${state.sentToCompany}
          AND step.fecha >= ${now.today}) AS sentToday
    FROM candidacy JOIN offer ON offer.id = offer JOIN student ON student.id = student
    WHERE candidacy.id = ${candidacy}`);
}

/** Whether companies see the names of new candidates. */
function showsNames({ brand }: NotificationContext): boolean {
  return brand.settings.vistaCandidato !== 'ciega';
}

/** Notifies a company of a new candidacy, or of the answer to a known candidate's pre-enrolment. */
function notifyCompany(
  context: NotificationContext,
  { estado, name, company, offer, urlAcceso, ...counts }: Move,
): void {
  const { preEnrolmentRejected, preEnrolmentExpired, sentToCompany } = state;
  const values = { offer, name, named: showsNames(context) ? 'yes' : 'no' };
  const known = counts.sent > (estado === sentToCompany ? 1 : 0);
  const event = (
    {
      [sentToCompany]: known ? 'preEnrolmentAccepted' : 'newCandidate',
      [preEnrolmentRejected]: known ? 'preEnrolmentRejected' : undefined,
      [preEnrolmentExpired]: known ? 'preEnrolmentLapsed' : undefined,
    } as const
  )[estado];
  // Once a day for an offer; the list shows all of them.
  if (event === undefined || (event === 'newCandidate' && counts.sentToday > 1)) return;
  notifyAbout(context, event, company, values, { id: urlAcceso });
}

function studentEventOf(estado: number): 'preEnrolmentOffered' | 'preEnrolmentExpired' | 'applicationMoved' {
  if (estado === state.preEnrolmentPending) return 'preEnrolmentOffered';
  return estado === state.preEnrolmentExpired ? 'preEnrolmentExpired' : 'applicationMoved';
}

/** Notifies student and company of a candidacy's current state, except the side that moved it. */
export function notifyMove(context: NotificationContext, candidacy: number, by: TransitionRole): void {
  const move = findMove(context, candidacy);
  if (!move) return;
  notifyCompany(context, move);
  if (by === 'estudiante') return;
  const { estado, student, offer, urlAcceso, fechaLimite } = move;
  notifyAbout(
    context,
    studentEventOf(estado),
    student,
    ({ language, date }) => ({
      offer,
      state: domainText('estadosCandidaturasAlumno', estado, language),
      date: fechaLimite === undefined ? '' : date(fechaLimite),
    }),
    { id: urlAcceso },
  );
}

/** Notifies the company and the remaining candidates of a closed offer. */
export function notifyOfferClosed(
  context: NotificationContext,
  { company, titulo, urlAcceso }: { company: number; titulo: string; urlAcceso: string },
  candidacies: readonly number[],
): void {
  notifyAbout(context, 'offerClosed', company, { offer: titulo }, { id: urlAcceso });
  for (const id of candidacies) notifyMove(context, id, 'sistema');
}
