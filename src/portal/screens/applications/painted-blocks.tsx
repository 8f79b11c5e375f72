import type { Application } from '#core/contract/entities/application.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { ownKinds } from '#portal/frame/menu/student-menu.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { type PageFacts, usePage } from '#portal/island/page-context.ts';
import { FiltersPlace } from '#portal/lists/filters/FiltersPlace.tsx';
import { ListFilePlace } from '#portal/lists/file/ListFilePlace.tsx';
import { ListCount } from '#portal/lists/list/ListCount.tsx';
import type { PaintedBlock } from '#portal/paint/paint-blocks.ts';
import { maxWithoutFilters } from './application-groups.ts';
import { ApplicationCard, ApplicationGroups, showsKind } from './ApplicationRows.tsx';
import { applicationsIn, applicationsOf } from './applications-of.ts';
import { canMoveRows, PreferenceCard, PreferenceRows } from './PreferenceRows.tsx';

const kindsInOrder = ['practicas', 'empleo'] as const;

/** One's own applications in their groups; the query of an address has filters, which are left to the code. */
export function paintedBlocks(session: PortalSession, { brand }: PageFacts): PaintedBlock[] {
  if (location.search) return [];
  const own = ownKinds(session, brand);
  const kinds = kindsInOrder.filter((kind) => own.includes(kind));
  return [
    {
      name: 'applications',
      selector: '.applications',
      requests: kinds.map((kind) => ({ call: applicationsOf[kind], input: {} })),
      lists: ['estadosCandidaturasAlumno'],
      rowsOf: (answers) => {
        const of = (kind: (typeof kinds)[number]): never[] => answers[kinds.indexOf(kind)] ?? [];
        return applicationsIn(of('practicas'), of('empleo'));
      },
      render: (all: readonly Application[]) => all.length > 0 && <Applications all={all} />,
    },
  ];
}

function Applications({ all }: { all: readonly Application[] }) {
  const { t } = usePage().format;
  const nameOf = useDomainLabels('estadosCandidaturasAlumno')?.of ?? (() => undefined);
  return (
    <>
      {all.length > maxWithoutFilters && <FiltersPlace />}
      <ListCount text={t('applications.count', { count: all.length })}>
        <ListFilePlace />
      </ListCount>
      <ApplicationGroups
        applications={all}
        ranked={(rows) => (
          <PreferenceRows rows={rows}>
            {(application, index) => (
              <PreferenceCard
                key={application.idCandidatura}
                application={application}
                status={nameOf(application.estado)}
                place={index + 1}
                canMove={canMoveRows(rows)}
              />
            )}
          </PreferenceRows>
        )}
      >
        {(application) => (
          <ApplicationCard application={application} nameOf={nameOf} showKind={showsKind(all)} />
        )}
      </ApplicationGroups>
    </>
  );
}
