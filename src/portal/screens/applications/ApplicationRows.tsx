import type { ReactNode } from 'react';
import circleCheck from 'icon:circle-check';
import hourglass from 'icon:hourglass';
import listOrdered from 'icon:list-ordered';
import send from 'icon:send';
import { profiles } from '#core/contract/constants.ts';
import type { Application } from '#core/contract/entities/application.ts';
import { awaitsAnswer } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { RowList } from '#portal/lists/list/RowList.tsx';
import { OfferCard } from '#portal/pieces/offer-card/OfferCard.tsx';
import { AnswerOptions } from '#portal/pieces/pre-enrolment/AnswerOptions.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { applicationGroups, groupApplications } from './application-groups.ts';

const icons = { waiting: hourglass, ranked: listOrdered, open: send, closed: circleCheck } as const;
const titles = {
  waiting: 'applications.waiting',
  ranked: 'applications.ranked',
  open: 'applications.open',
  closed: 'applications.closed',
} as const;

/** Name of a state of applications. */
export type NameOfState = (estado: number) => string | undefined;

interface ApplicationGroupsProps {
  /** Applications to show. */
  applications: readonly Application[];
  /** Renders those in the order of preference. */
  ranked: (applications: readonly Application[]) => ReactNode;
  /** Click handler of the other groups. */
  onClick?: (event: { target: EventTarget }) => void;
  /** Renders any other one. */
  children: (application: Application) => ReactNode;
}

/** Applications by group, each group with its heading. */
export function ApplicationGroups({ applications, ranked, onClick, children }: ApplicationGroupsProps) {
  const { t } = usePage().format;
  const byGroup = groupApplications(applications);
  return applicationGroups.map(
    (group) =>
      byGroup[group].length > 0 && (
        <section key={group} className="applications-group" aria-labelledby={`applications-${group}`}>
          <h2 id={`applications-${group}`}>
            <Icon shapes={icons[group]} />
            {`${t(titles[group])} (${byGroup[group].length})`}
          </h2>
          {group === 'ranked' ? (
            ranked(byGroup.ranked)
          ) : (
            <RowList rows={byGroup[group]} rowKey={({ idCandidatura }) => idCandidatura} onClick={onClick}>
              {children}
            </RowList>
          )}
        </section>
      ),
  );
}

/** Whether the cards of applications say of which kind their offers are: they are of both kinds. */
export const showsKind = (applications: readonly Application[]): boolean =>
  applications.some(({ idPerfil }) => idPerfil !== applications[0]?.idPerfil);

interface ApplicationCardProps {
  application: Application;
  nameOf: NameOfState;
  showKind: boolean;
  /** Answers to a pre-enrolment, in their place. */
  children?: ReactNode;
}

/** An application in the list. */
export function ApplicationCard({ application, nameOf, showKind, children }: ApplicationCardProps) {
  const { t } = usePage().format;
  const isJob = application.idPerfil === profiles.empleo;
  return (
    <OfferCard
      offer={application}
      isApplication
      status={nameOf(application.estado)}
      kind={showKind && t(isJob ? 'applications.job' : 'applications.placement')}
    >
      {awaitsAnswer(application) && <AnswerOptions application={application}>{children}</AnswerOptions>}
    </OfferCard>
  );
}
