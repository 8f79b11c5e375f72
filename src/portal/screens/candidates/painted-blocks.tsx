import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import type { Candidate, ProcessDetail } from '#core/contract/entities/candidate.ts';
import { pageParams } from '#core/routing/page-addresses.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { type PageFacts, usePage } from '#portal/island/page-context.ts';
import { ListCount } from '#portal/lists/list/ListCount.tsx';
import { SelectAllPlace } from '#portal/lists/selection/SelectAllPlace.tsx';
import { keepsDrafts } from '#portal/paint/keeps-drafts.ts';
import type { PaintedBlock } from '#portal/paint/paint-blocks.ts';
import { sortCandidates } from './candidate-order.ts';
import { candidateWords } from './list/candidate-words.ts';
import { CandidateItem } from './list/CandidateItem.tsx';
import { step } from './list/first-rows.ts';
import { OfferHead } from './list/OfferHead.tsx';
import { PhaseTabsPlace } from './list/PhaseTabsPlace.tsx';
import { statesOf } from './states-of.ts';

/** Whether the server says something of any of the candidates. */
const has = (process: ProcessDetail | undefined, key: keyof Candidate): boolean =>
  process?.candidatos.some((candidate) => candidate[key] !== undefined) ?? false;

/** An offer with the first of its candidates, as its page shows them without a filter. */
function FirstCandidates({ process }: { process: ProcessDetail }) {
  const { brand, format, language } = usePage();
  const { t } = format;
  const list = useRows('estadosCandidaturasAlumno');
  const degrees = useDomainLabels('titulaciones');
  const years = useDomainLabels('cursos');
  const states = statesOf(list.state === 'ready' ? list.rows : [], format);
  const wordsOf = candidateWords({ paths: brand.paths, query: '', states, degrees, years });
  const { candidatos } = process;
  const count = candidatos.length;
  return (
    <>
      <div className="answer-remarks" tabIndex={-1} />
      <div className="candidates" aria-busy>
        <OfferHead process={process} states={states} />
        <div className="answer-remarks" tabIndex={-1} />
        <div className="candidates-panes">
          <div className="candidates-list">
            <PhaseTabsPlace />
            <div className="candidates-toolbar" />
            <div className="candidates-tools">
              <SelectAllPlace label={t('candidates.chooseAll', { count })} />
              <ListCount text={t('candidates.count', { count })} />
            </div>
            <ul role="list" className="candidate-rows">
              {sortCandidates(candidatos, undefined, language)
                .slice(0, step)
                .map((candidate) => (
                  <CandidateItem key={candidate.idCandidatura} {...wordsOf(candidate)} />
                ))}
            </ul>
            {count > step && <p className="candidates-more" />}
          </div>
        </div>
      </div>
    </>
  );
}

/**
 * An offer with the first of its candidates. The code filters them by the address, opens one of them, and shows
 * rejections that the browser keeps.
 */
export function paintedBlocks(_: PortalSession, page: PageFacts): PaintedBlock[] {
  if (location.search !== '' || keepsDrafts()) return [];
  const { id = '' } = pageParams(page, location.pathname) ?? {};
  return [
    {
      name: 'candidates',
      selector: 'main .detail',
      isWhole: true,
      // Personal data are kept nowhere: the code takes the response itself.
      requests: [{ call: dameDatosProceso, input: { params: { id } }, isUncached: true }],
      lists: ([process]: readonly ProcessDetail[]) => [
        'estadosCandidaturasAlumno',
        ...(has(process, 'titulacion') ? (['titulaciones'] as const) : []),
        ...(has(process, 'curso') ? (['cursos'] as const) : []),
      ],
      rowsOf: (answers: readonly ProcessDetail[]) => answers,
      render: ([process]: readonly ProcessDetail[]) =>
        process && process.candidatos.length > 0 && <FirstCandidates process={process} />,
    },
  ];
}
