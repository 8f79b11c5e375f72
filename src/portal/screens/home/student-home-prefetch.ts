import { flagsOf } from '#core/brand/field-flags.ts';
import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import { dameEventos } from '#core/contract/calls/events.ts';
import { dameComunicaciones } from '#core/contract/calls/notifications.ts';
import { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import { dameGuiaOrientacion, damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import { type Prefetches, prefetch, prefetchDomain } from '#portal/data/prefetch/declare-prefetches.ts';
import { cachedCvSummary } from '#portal/data/cache/cv-summary.ts';
import { ownKinds } from '#portal/frame/menu/student-menu.ts';
import { blocksOf, communicationsInput, latestOffersInput } from './home-blocks.ts';
import { ownApplications } from './own-applications.ts';

/** Prefetches of the home of students and graduates: block by block. */
export const studentHomePrefetch: Prefetches = (student, { brand, language }) => {
  const blocks = blocksOf(brand, student);
  const kinds = ownKinds(student, brand);
  const hasSheets = brand.settings.modulos.hojasSemanales && student.soloCiclosUAX;
  const needsPlacements = blocks.dates && student.conPracticas && brand.paths.placements !== undefined;
  return [
    ...kinds.map((kind) => prefetch(ownApplications[kind], {})),
    ...(blocks.surveys ? [prefetch(dameEncuestasUsuario, {})] : []),
    ...(blocks.offers ? [prefetch(dameOfertasUsuario, latestOffersInput(kinds[0]))] : []),
    ...(blocks.offers && flagsOf(brand.fields.oferta, 'tipoModalidadAsistencia').visible
      ? [prefetchDomain('tiposModalidadAsistencia', language)]
      : []),
    ...(blocks.applications ? [prefetchDomain('estadosCandidaturasAlumno', language)] : []),
    ...(blocks.communications ? [prefetch(dameComunicaciones, communicationsInput)] : []),
    ...(needsPlacements ? [prefetch(damePracticasAlumno, {})] : []),
    ...(blocks.events ? [prefetch(dameEventos, {})] : []),
    ...(blocks.guides ? [prefetch(dameGuiaOrientacion, {})] : []),
    // The next step needs them besides, of which nothing is shown before the code is there.
    prefetch(dameCvUsuario, {}, { cached: cachedCvSummary, isMinor: true }),
    ...(!needsPlacements && (hasSheets || (student.conPracticas && brand.paths.placements))
      ? [prefetch(damePracticasAlumno, {}, { isMinor: true })]
      : []),
  ];
};
