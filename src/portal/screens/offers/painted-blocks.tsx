import { flagsOf } from '#core/brand/field-flags.ts';
import { dameOfertasUsuario, ofertasEncajanConUsuario } from '#core/contract/calls/student-offers.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PageFacts } from '#portal/island/page-context.ts';
import type { PaintedBlock } from '#portal/paint/paint-blocks.ts';
import { closedStatesOf, firstOffers, firstPage } from './first-offers.ts';
import { readMode, usualMode } from './list-mode.ts';
import { OfferRow, OfferRows } from './OfferRows.tsx';

/**
 * The first rows of a list of offers, fitting or all. A list with filters has no prefetch, and therefore no painted
 * rows.
 */
export function paintedBlocks(_: PortalSession, { brand, facts }: PageFacts): PaintedBlock[] {
  const kind = facts.service ?? 'empleo';
  const mode = readMode(new URLSearchParams(location.search)) ?? usualMode[kind];
  const hasAttendance = flagsOf(brand.fields.oferta, 'tipoModalidadAsistencia').visible;
  return [
    {
      name: 'offers',
      selector: '.offers-results',
      requests: [
        mode === 'todas'
          ? { call: dameOfertasUsuario, input: firstPage(kind), isUncached: true }
          : { call: ofertasEncajanConUsuario, input: {}, isUncached: true },
      ],
      lists: ['estadosCandidaturasAlumno', ...(hasAttendance ? (['tiposModalidadAsistencia'] as const) : [])],
      rowsOf: ([answer]: readonly { ofertas: readonly OfferCard[] }[], { estadosCandidaturasAlumno = [] }) =>
        firstOffers(answer?.ofertas ?? [], { kind, mode, closed: closedStatesOf(estadosCandidaturasAlumno) }),
      render: (rows: readonly OfferCard[]) =>
        rows.length > 0 && <OfferRows rows={rows}>{(offer) => <OfferRow offer={offer} />}</OfferRows>,
    },
  ];
}
