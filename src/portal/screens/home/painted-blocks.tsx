import type { ReactNode } from 'react';
import type { Call } from '#core/contract/call.ts';
import type { Application } from '#core/contract/entities/application.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { dameEventos } from '#core/contract/calls/events.ts';
import { dameComunicaciones } from '#core/contract/calls/notifications.ts';
import { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import { dameGuiaOrientacion } from '#core/contract/calls/student-placements.ts';
import { dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import type { AgendaEntry } from '#core/model/agenda/agenda.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { ownKinds } from '#portal/frame/menu/student-menu.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import type { PageFacts } from '#portal/island/page-context.ts';
import { local, portalKey } from '#portal/data/browser/storage.ts';
import type { Person } from '#portal/data/session/person.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PaintedBlock } from '#portal/paint/paint-blocks.ts';
import { AgendaRow } from '#portal/pieces/agenda/AgendaRow.tsx';
import {
  datesOfStudent,
  type StudentDateAnswers,
  studentDateCalls,
  wantedDates,
} from '#portal/pieces/agenda/student-dates.ts';
import { EventCard } from '#portal/pieces/event-card/EventCard.tsx';
import { parseSavedItems, type SavedOffer, savedOf } from '#portal/pieces/offer-search/saved-items.ts';
import {
  communicationsInput,
  firstApplications,
  firstGuides,
  firstOffers,
  firstSurveys,
  latestCommunications,
  latestOffersInput,
  nextDates,
  nextEvents,
} from './home-blocks.ts';
import { ApplicationRow, CommunicationRow, GuideRow, HomeList, OfferRow, SurveyRow } from './HomeRows.tsx';
import { asksOnCard } from './next-step.ts';
import { ownApplications } from './own-applications.ts';
import { companyBlocks } from './painted-company-block.tsx';

/** Keys are for React. */
const rowKey = (): string => '';

const listOf =
  <T,>(choose: (all: readonly T[]) => readonly T[], row: (row: T) => ReactNode) =>
  (all: readonly T[]): ReactNode => (
    <HomeList rows={choose(all)} rowKey={rowKey}>
      {row}
    </HomeList>
  );

function Applications({ all }: { all: readonly Application[] }) {
  const states = useDomainLabels('estadosCandidaturasAlumno');
  return listOf(firstApplications, (application) => (
    <ApplicationRow
      application={application}
      status={states?.of(application.estado)}
      asks={asksOnCard(application, all)}
    />
  ))(all);
}

/** A block with all rows of one answer. */
const simple = <T,>(
  name: string,
  call: Call,
  render: (all: readonly T[]) => ReactNode,
  input = {},
): PaintedBlock => ({
  name,
  selector: `.home-${name}`,
  requests: [{ call, input }],
  rowsOf: ([answer]) => answer ?? [],
  render,
});

/** The blocks of a home, with the same calls, choice and rows as those that React renders. */
export const paintedBlocks = (session: PortalSession, page: PageFacts): PaintedBlock[] =>
  session.type === 'Empresa' ? companyBlocks(page) : studentBlocks(session, page);

function studentBlocks(session: PortalSession, { brand }: PageFacts): PaintedBlock[] {
  const kinds = ownKinds(session, brand);
  const hasAttendance = flagsOf(brand.fields.oferta, 'tipoModalidadAsistencia').visible;
  return [
    {
      name: 'offers',
      selector: '.home-offers',
      requests: kinds.length > 0 ? [{ call: dameOfertasUsuario, input: latestOffersInput(kinds[0]) }] : [],
      lists: ['estadosCandidaturasAlumno', ...(hasAttendance ? (['tiposModalidadAsistencia'] as const) : [])],
      rowsOf: ([answer]: readonly { ofertas: OfferCard[] }[]) => answer?.ofertas ?? [],
      render: listOf(firstOffers, (offer) => <OfferRow offer={offer} />),
    },
    {
      name: 'applications',
      selector: '.home-applications',
      requests: kinds.map((kind) => ({ call: ownApplications[kind], input: {} })),
      lists: ['estadosCandidaturasAlumno'],
      rowsOf: (answers: readonly (readonly Application[])[]) => answers.flat(),
      render: (all: readonly Application[]) => <Applications all={all} />,
    },
    datesBlock(session, brand),
    simple(
      'surveys',
      dameEncuestasUsuario,
      listOf(firstSurveys, (survey) => <SurveyRow survey={survey} />),
    ),
    simple(
      'communications',
      dameComunicaciones,
      listOf(latestCommunications, (communication) => <CommunicationRow communication={communication} />),
      communicationsInput,
    ),
    simple(
      'events',
      dameEventos,
      listOf(nextEvents, (event) => <EventCard event={event} />),
    ),
    simple(
      'guides',
      dameGuiaOrientacion,
      listOf(firstGuides, (guide) => <GuideRow guide={guide} />),
    ),
  ];
}

/** The next dates of a student, of the answers that the page "Fechas" reads. */
function datesBlock(session: PortalSession, brand: PageFacts['brand']): PaintedBlock {
  const wanted = wantedDates(session, brand);
  const names = (Object.keys(studentDateCalls) as (keyof typeof studentDateCalls)[]).filter(
    (name) => wanted[name],
  );
  return {
    name: 'dates',
    selector: '.home-dates',
    requests: names.map((name) => ({
      call: studentDateCalls[name],
      input: {},
      // The query cache does not store them.
      ...(name === 'placements' && { isUncached: true }),
    })),
    rowsOf: (answers) => {
      const read: StudentDateAnswers = Object.fromEntries(names.map((name, at) => [name, answers[at]]));
      return datesOfStudent(read, session, brand, readSavedOffers(session));
    },
    render: listOf(nextDates, (entry: AgendaEntry) => <AgendaRow entry={entry} />),
  };
}

/** The saved offers of a person in this browser. */
const readSavedOffers = (person: Person): readonly SavedOffer[] =>
  savedOf(parseSavedItems(local.get(portalKey('guardado')) ?? ''), person).ofertas;
