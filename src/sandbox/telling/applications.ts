import { sql } from '../db/sql.ts';
import { domainText } from '../areas/domains/lists.ts';
import { type Mover, state } from '../areas/applications/candidacy.ts';
import { type Teller, tellOf } from './tell.ts';

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

function moveOf({ db, now }: Teller, candidacy: number): Move | undefined {
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

/** Whether companies see the name of someone whose candidacy has just come to them. */
function showsNames({ brand }: Teller): boolean {
  return brand.settings.vistaCandidato !== 'ciega';
}

/** What a company is told when a candidacy comes to it, or the pre-enrolment of one that it knows is answered. */
function tellCompany(context: Teller, { estado, name, company, offer, urlAcceso, ...counts }: Move): void {
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
  tellOf(context, event, company, values, { id: urlAcceso });
}

/** Tells whom it concerns that a candidacy was moved into the state that it is in now. */
export function tellMoved(context: Teller, candidacy: number, by: Mover): void {
  const move = moveOf(context, candidacy);
  if (!move) return;
  tellCompany(context, move);
  // Whoever moved it knows.
  if (by === 'estudiante') return;
  const { estado, student, offer, urlAcceso, fechaLimite } = move;
  const event =
    estado === state.preEnrolmentPending
      ? 'preEnrolmentOffered'
      : estado === state.preEnrolmentExpired
        ? 'preEnrolmentExpired'
        : 'applicationMoved';
  tellOf(
    context,
    event,
    student,
    ({ language, date }) => ({
      offer,
      state: domainText('estadosCandidaturasAlumno', estado, language),
      date: fechaLimite === undefined ? '' : date(fechaLimite),
    }),
    { id: urlAcceso },
  );
}

/** Tells a company that an offer is closed, and whoever still took part in it. */
export function tellOfferClosed(
  context: Teller,
  { company, titulo, urlAcceso }: { company: number; titulo: string; urlAcceso: string },
  candidacies: readonly number[],
): void {
  tellOf(context, 'offerClosed', company, { offer: titulo }, { id: urlAcceso });
  for (const id of candidacies) tellMoved(context, id, 'sistema');
}
