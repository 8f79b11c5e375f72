import { profiles } from '#core/contract/constants.ts';
import type { OfferState } from '#core/contract/entities/process.ts';
import { addDays } from '../clock.ts';
import { sql } from '../db/sql.ts';
import { rejectionReasons } from '../areas/domains/candidacies.ts';
import { domainText } from '../areas/domains/lists.ts';
import { isFinal, openStates, state, stateRules } from '../areas/applications/candidacy.ts';
import { offerState } from '../areas/offers/rules.ts';
import { momentOn, type SeedContext, type SeedPart } from './context.ts';
import { pdfFile } from './example-files.ts';
import { personaAccount } from './persona-rows.ts';

/** A way to each state. */
export const paths: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 2],
  3: [1, 2, 3],
  4: [1, 2, 3, 4],
  5: [1, 3, 4, 5],
  6: [1, 2, 3, 5, 6],
  7: [1, 2, 3, 4, 6, 7],
  8: [1, 2, 3, 4, 6, 8],
  9: [1, 2, 3, 4, 9],
  10: [1, 2, 10],
  11: [1, 2, 3, 5, 8, 11],
  12: [1, 2, 3, 4, 6, 8, 11, 12],
  13: [1, 2, 16, 3, 4, 8, 11, 12, 13],
  14: [1, 2, 14],
  15: [1, 2, 3, 4, 15],
  16: [1, 2, 3, 16],
  17: [1, 16, 17],
  18: [1, 2, 16, 18],
};

/** States of candidacies by state of the offer: closing ends open candidacies, expiry does not. */
function statesFor(estado: OfferState): number[] {
  const all = Object.keys(paths).map(Number);
  switch (estado) {
    case 'activa':
    case 'caducada':
      return all.filter((id) => id !== state.offerClosed && id !== state.finished);
    case 'cerrada':
      return all.filter((id) => !openStates.includes(id));
    case 'eliminada':
      return all.filter((id) => isFinal(id) && id !== state.finished);
    case 'pendiente':
      return [];
  }
}

export interface SeedOffer {
  id: number;
  idPerfil: 1 | 2;
  estado: OfferState;
  fecha: string;
  documents?: number[];
}

/** Offers with the state that they have today. */
function offersOf({ db, now }: SeedContext): SeedOffer[] {
  const rows = db.all<SeedOffer & { fechaCaducidad?: string }>(sql`
    SELECT id, idPerfil, estado, fecha, fechaCaducidad, datos -> 'documentosRequeridos' AS "documents:json"
    FROM offer WHERE datos ->> 'urlInscripcionExterna' IS NULL ORDER BY id`);
  return rows.map((row) => ({ ...row, estado: offerState(row, now.today) }));
}

/** Role that moves a candidacy from one state to another. */
export function roleOfTransition(from: number | undefined, to: number): string {
  if (from === state.preEnrolmentPending && to === state.sentToCompany) return 'estudiante';
  return stateRules[to]?.by[0] ?? 'sistema';
}

/** Creates a candidacy in a state, with its history. */
function addCandidacy(context: SeedContext, offer: SeedOffer, student: number, estado: number): number {
  const { db, brand, now, random, day } = context;
  const path = paths[estado] ?? [1];
  const age = (Date.parse(now.today) - Date.parse(offer.fecha)) / 86_400_000;
  const stride = age / (path.length + 1);
  const moments = path.map((_, index) => {
    const date = addDays(offer.fecha, Math.floor(stride * (index + 1)));
    return date < now.today ? momentOn(context, date) : `${date}T00:0${index}:00`;
  });
  moments.sort();
  const reasons = rejectionReasons(brand.defaultLanguage).filter(
    (reason) => reason.idEstado === estado && reason.idPerfil === offer.idPerfil,
  );
  const isSeen = estado > state.sentToCompany && estado !== state.withdrawn;
  const limit: Record<number, string> = { 16: day(random.int(2, 7)), 18: day(-3) };
  const candidacy = db.insert('candidacy', {
    offer: offer.id,
    student,
    estado,
    fecha: moments[0],
    orden: offer.idPerfil === profiles.practicas ? placeFor(context, student) : null,
    leido: isSeen && random.chance(0.8),
    propuesto: estado >= state.sentToCompany && random.chance(0.2),
    idMotivo: reasons.length > 0 ? random.pick(reasons).idMotivo : null,
    fechaLimite: limit[estado],
  });
  path.forEach((step, index) => {
    const quien = roleOfTransition(path[index - 1], step);
    db.insert('candidacy_step', { candidacy, estado: step, fecha: moments[index], quien });
  });
  for (const idDocumento of offer.documents ?? []) {
    const nombre = domainText('tiposDocumentoAlumnoPracticas', idDocumento, brand.defaultLanguage);
    db.insert('candidacy_document', {
      candidacy,
      idDocumento,
      nombre,
      file: pdfFile(db, nombre, String(student)),
    });
  }
  return candidacy;
}

function placeFor({ db }: SeedContext, student: number): number {
  return (db.value<number>(sql`SELECT max(orden) FROM candidacy WHERE student = ${student}`) ?? 0) + 1;
}

/** An offer for a state to which someone has not applied, if possible one for the own degree. */
function offerFor(
  { db }: SeedContext,
  offers: readonly SeedOffer[],
  student: number,
  estado: number,
): SeedOffer | undefined {
  const applied = new Set(db.column<number>(sql`SELECT offer FROM candidacy WHERE student = ${student}`));
  const fitting = new Set(
    db.column<number>(sql`
      SELECT offer FROM offer_degree WHERE clase = 'requerida'
        AND titulacion IN (SELECT titulacion FROM study WHERE student = ${student})`),
  );
  const possible = offers.filter(
    (offer) =>
      offer.estado !== 'eliminada' && !applied.has(offer.id) && statesFor(offer.estado).includes(estado),
  );
  return possible.find(({ id }) => fitting.has(id)) ?? possible[0];
}

/** Candidacies of a persona in these states, by turns to each kind of offer. */
function applyAs(
  context: SeedContext,
  offers: readonly SeedOffer[],
  student: number,
  states: readonly number[],
): void {
  const { practicas, empleo } = context.brand.settings.modulos;
  const conPracticas =
    context.db.value<number>(sql`SELECT conPracticas FROM student WHERE id = ${student}`) !== 0;
  const kinds = [
    ...(practicas && conPracticas ? [profiles.practicas] : []),
    ...(empleo ? [profiles.empleo] : []),
  ];
  states.forEach((estado, index) => {
    const kind = kinds[index % kinds.length];
    const offer = offerFor(
      context,
      offers.filter(({ idPerfil }) => idPerfil === kind),
      student,
      estado,
    );
    if (offer) addCandidacy(context, offer, student, estado);
  });
}

/** Candidacies in every state to both kinds of offers. */
export const seedCandidacies: SeedPart = (context) => {
  const { db, random } = context;
  const offers = offersOf(context);
  const all = Object.keys(paths).map(Number);
  const shuffled = offers.filter(() => random.chance(0.7));
  applyAs(context, shuffled, personaAccount(context, 'student'), all);
  applyAs(context, offers, personaAccount(context, 'graduate'), [1, 3, 6, 9, 14, 16]);
  applyAs(context, offers, personaAccount(context, 'pre-enrolment-student'), [16, 2, 9]);
  applyAs(context, offers, personaAccount(context, 'survey-student'), [1, 13]);
  const personas = personaAccount(context, 'former-user');
  const applicants = db.all<{ id: number; conPracticas: boolean; conEmpleo: boolean }>(sql`
    SELECT id, conPracticas, conEmpleo FROM student
    WHERE id > ${personas} AND id IN (SELECT student FROM study) ORDER BY id`);
  let turn = 0;
  for (const offer of offers) {
    const states = statesFor(offer.estado);
    if (states.length === 0) continue;
    const service = offer.idPerfil === profiles.practicas ? 'conPracticas' : 'conEmpleo';
    const possible = applicants.filter((student) => student[service]);
    for (const { id } of random.some(possible, random.int(0, 7))) {
      addCandidacy(context, offer, id, states[turn++ % states.length] ?? state.enrolled);
    }
  }
  // Some to put in order, without a change of what is above.
  const placements = offers.filter(({ idPerfil }) => idPerfil === profiles.practicas);
  for (const estado of [state.underReview, state.enrolled]) {
    const student = personaAccount(context, 'student');
    const offer = offerFor(context, placements, student, estado);
    if (offer) addCandidacy(context, offer, student, estado);
  }
};
