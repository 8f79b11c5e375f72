import type { Application } from '#core/contract/entities/application.ts';
import type { PortalEvent } from '#core/contract/entities/event.ts';
import type { Guide } from '#core/contract/entities/guide.ts';
import type { Communication } from '#core/contract/entities/notification.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import type { Survey } from '#core/contract/entities/survey-entry.ts';
import { dameEventos } from '#core/contract/calls/events.ts';
import { dameComunicaciones } from '#core/contract/calls/notifications.ts';
import { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import { dameGuiaOrientacion } from '#core/contract/calls/student-placements.ts';
import { dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { ownKinds } from '#portal/frame/menu/student-menu.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import type { PageFacts } from '#portal/island/page-context.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PaintedBlock } from '#portal/paint/paint-blocks.ts';
import { EventCard } from '#portal/pieces/event-card/EventCard.tsx';
import {
  communicationsInput,
  firstApplications,
  firstGuides,
  firstOffers,
  firstSurveys,
  latestCommunications,
  latestOffersInput,
  nextEvents,
} from './home-blocks.ts';
import { ApplicationRow, CommunicationRow, GuideRow, HomeList, OfferRow, SurveyRow } from './HomeRows.tsx';
import { asksOnCard } from './next-step.ts';
import { ownApplications } from './own-applications.ts';

/** Keys are for React. */
const rowKey = (): string => '';

function Applications({ all }: { all: readonly Application[] }) {
  const states = useDomainLabels('estadosCandidaturasAlumno');
  return (
    <HomeList rows={firstApplications(all)} rowKey={rowKey}>
      {(application) => (
        <ApplicationRow
          application={application}
          status={states?.of(application.estado)}
          asks={asksOnCard(application, all)}
        />
      )}
    </HomeList>
  );
}

/** The blocks of a student's home, with the same calls, choice and rows as those that React renders. */
export function paintedBlocks(session: PortalSession, { brand }: PageFacts): PaintedBlock[] {
  const kinds = ownKinds(session, brand);
  const attendance = flagsOf(brand.fields.oferta, 'tipoModalidadAsistencia').visible;
  const first = (answers: readonly never[]): readonly unknown[] => answers[0] ?? [];
  return [
    {
      name: 'offers',
      selector: '.home-offers',
      requests: kinds.length > 0 ? [{ call: dameOfertasUsuario, input: latestOffersInput(kinds[0]) }] : [],
      lists: ['estadosCandidaturasAlumno', ...(attendance ? (['tiposModalidadAsistencia'] as const) : [])],
      rowsOf: ([answer]) => (answer as { ofertas: OfferCard[] } | undefined)?.ofertas ?? [],
      render: (offers: readonly OfferCard[]) => (
        <HomeList rows={firstOffers(offers)} rowKey={rowKey}>
          {(offer) => <OfferRow offer={offer} />}
        </HomeList>
      ),
    },
    {
      name: 'applications',
      selector: '.home-applications',
      requests: kinds.map((kind) => ({ call: ownApplications[kind], input: {} })),
      lists: ['estadosCandidaturasAlumno'],
      rowsOf: (answers: readonly (readonly Application[])[]) => answers.flat(),
      render: (all: readonly Application[]) => <Applications all={all} />,
    },
    {
      name: 'surveys',
      selector: '.home-surveys',
      requests: [{ call: dameEncuestasUsuario, input: {} }],
      rowsOf: first,
      render: (surveys: readonly Survey[]) => (
        <HomeList rows={firstSurveys(surveys)} rowKey={rowKey}>
          {(survey) => <SurveyRow survey={survey} />}
        </HomeList>
      ),
    },
    {
      name: 'communications',
      selector: '.home-communications',
      requests: [{ call: dameComunicaciones, input: communicationsInput }],
      rowsOf: first,
      render: (communications: readonly Communication[]) => (
        <HomeList rows={latestCommunications(communications)} rowKey={rowKey}>
          {(communication) => <CommunicationRow communication={communication} />}
        </HomeList>
      ),
    },
    {
      name: 'events',
      selector: '.home-events',
      requests: [{ call: dameEventos, input: {} }],
      rowsOf: first,
      render: (events: readonly PortalEvent[]) => (
        <HomeList rows={nextEvents(events)} rowKey={rowKey}>
          {(event) => <EventCard event={event} />}
        </HomeList>
      ),
    },
    {
      name: 'guides',
      selector: '.home-guides',
      requests: [{ call: dameGuiaOrientacion, input: {} }],
      rowsOf: first,
      render: (guides: readonly Guide[]) => (
        <HomeList rows={firstGuides(guides)} rowKey={rowKey}>
          {(guide) => <GuideRow guide={guide} />}
        </HomeList>
      ),
    },
  ];
}
