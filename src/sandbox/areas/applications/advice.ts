import * as codes from '#core/contract/codes.ts';
import { profiles } from '#core/contract/constants.ts';
import type { MissingData } from '#core/contract/entities/missing-data.ts';
import { list, sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import { textIn } from '../../texts/translated.ts';
import { creditRule } from './credits.ts';
import { state } from './candidacy.ts';
import { missingPaymentData, missingPersonalData, missingPlacementData } from '../../rules/missing-data.ts';
import type { StudentContext } from '../../context.ts';
import { personalDataOf } from '../cv/personal-data.ts';
import { studentRow } from '../cv/student-row.ts';
import type { Handlers } from '../../handler.ts';
import { factsOf } from './applicant.ts';
import { kindOf } from '../offers/student/offer-detail.ts';
import { offerOf } from '../offers/student/offer-row.ts';
import { educationRequestsLeft } from '../placements/request-handlers.ts';

const creditWarning = {
  es: (least: number, passed: number) =>
    `Para empezar estas prácticas debes tener superados al menos ${least} créditos; ahora constan ${passed}.`,
  ca: (least: number, passed: number) =>
    `Per començar aquestes pràctiques has de tenir superats almenys ${least} crèdits; ara en consten ${passed}.`,
  en: (least: number, passed: number) =>
    `To start this placement you must have passed at least ${least} credits; ${passed} are on record now.`,
};

const answerOf = (keys: readonly string[]): MissingData => ({
  faltanDatos: keys.length > 0,
  campos: [...new Set(keys)],
});

/** Whether the student has an open placement, or a candidacy with a place. */
function hasPlacement({ db, user }: StudentContext): boolean {
  const near = [state.selected, state.paperwork, state.assigned];
  return (
    db.value(sql`
      SELECT 1 FROM placement WHERE student = ${user.id} AND estado <> 'finalizada'
      UNION SELECT 1 FROM candidacy JOIN offer ON offer.id = offer
        WHERE student = ${user.id} AND candidacy.estado IN ${list(near)} AND idPerfil = ${profiles.practicas}`) !==
    undefined
  );
}

/** Warnings before applying, what is missing, and how many requests are left. */
export const adviceHandlers = {
  sacaAvisoDeMinimoDeCreditosParaInscribirse: (context) => {
    const { db, now, user, params, language } = context;
    const offer = offerOf(db, now, user.id, params.id);
    if (kindOf(offer) === 'empleo') refuse(codes.offerIsJob);
    const { least, passed, outcome } = creditRule(factsOf(context, offer));
    return outcome === 'enough' ? '' : textIn(creditWarning, language)(least, passed);
  },

  faltanDatosPersonalesObligatorios: (context) => {
    const { db, brand, user, query } = context;
    const data = personalDataOf(studentRow(db, user.id), brand);
    const payment = query.iban ? missingPaymentData(brand, data) : [];
    return answerOf([...missingPersonalData(brand, data), ...payment]);
  },

  faltaDatosNecesariosPorPractica: (context) => {
    const { db, brand, user } = context;
    if (!hasPlacement(context)) return answerOf([]);
    return answerOf(missingPlacementData(brand, personalDataOf(studentRow(db, user.id), brand)));
  },

  numeroSolicitudPracticasEducacionDisponibles: (context) => educationRequestsLeft(context),
} satisfies Partial<Handlers>;
