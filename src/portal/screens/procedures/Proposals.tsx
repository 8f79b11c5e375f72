import { damePropuestasAlumno } from '#core/contract/calls/student-proposal.ts';
import type { Proposal } from '#core/contract/entities/placement-request.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { Rows } from '#portal/lists/list/Rows.tsx';
import { ProcedureGroup, Standing } from './ProcedureGroup.tsx';

const standings = {
  pendiente: { state: 'waiting', text: 'procedures.proposalPending' },
  aceptada: { state: 'done', text: 'procedures.proposalAccepted' },
  rechazada: { state: 'refused', text: 'procedures.proposalRejected' },
} as const;

/** Placements that the student has proposed. */
export function Proposals({ isKnown }: { isKnown: boolean }) {
  const { brand, format } = usePage();
  const { t } = format;
  const answer = useQueryAnswer(damePropuestasAlumno, {}, isKnown);
  const { failure } = answer.state === 'failed' ? answer : {};
  // Not every server has the call.
  const isUnsupported = failure?.kind === 'unavailable' && failure.reason === 'http';
  return (
    <ProcedureGroup
      title={t('procedures.proposals')}
      answer={isUnsupported ? { state: 'ready', datos: [] } : answer}
      reload={() => queryCache.refresh(damePropuestasAlumno, {})}
      loading={t('procedures.loading')}
      failed={t('procedures.proposalsFailed')}
      none={t(isUnsupported ? 'procedures.proposalsUntold' : 'procedures.noProposals')}
      link={{ href: brand.paths['placement-proposal'], label: t('procedures.propose') }}
    >
      {(proposals) => (
        <Rows rows={proposals} rowKey={({ idSolicitudPractica }) => idSolicitudPractica} isPrivate>
          {(proposal) => <ProposalRow proposal={proposal} />}
        </Rows>
      )}
    </ProcedureGroup>
  );
}

function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const { nombreEmpresa, cif, estado, fecha, fechaInicio, fechaFin, motivo } = proposal;
  const { state, text } = standings[estado];
  const mediumDate = (day: string): string => date(day, { dateStyle: 'medium' });
  return (
    <article className="procedure">
      <h3>{nombreEmpresa ?? cif ?? t('procedures.proposal')}</h3>
      <Standing state={state}>{t(text)}</Standing>
      <p className="procedure-facts">
        <span>{t('procedures.sentOn', { day: date(fecha) })}</span>
        {fechaInicio && fechaFin && (
          <span>{t('procedures.fromTo', { from: mediumDate(fechaInicio), to: mediumDate(fechaFin) })}</span>
        )}
      </p>
      {estado === 'rechazada' && motivo && <p>{t('procedures.reason', { text: motivo })}</p>}
      {estado === 'aceptada' && brand.paths.placements && (
        <p>
          <a href={brand.paths.placements}>{t('actions.seeMyPlacements')}</a>
        </p>
      )}
    </article>
  );
}
