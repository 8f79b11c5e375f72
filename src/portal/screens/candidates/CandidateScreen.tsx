import left from 'icon:chevron-left';
import right from 'icon:chevron-right';
import userX from 'icon:user-round-x';
import { useEffect } from 'react';
import * as codes from '#core/contract/codes.ts';
import { dameCandidato } from '#core/contract/calls/candidate.ts';
import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import type { CandidateDetail } from '#core/contract/entities/candidate-detail.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { answers } from '#portal/data/portal-answers.ts';
import { usePageId } from '#portal/island/address/use-page-id.ts';
import { useQuery } from '#portal/island/address/use-query.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useSaid } from '#portal/island/use-said.ts';
import { useAnswer } from '#portal/island/use-answer.ts';
import { BackLink } from '#portal/lists/back-link/BackLink.tsx';
import { detailState } from '#portal/lists/detail/detail-state.ts';
import { readFilters } from '#portal/lists/filters/filter-kinds.ts';
import { AnswerRemarks } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { candidateAddress, listAddress } from './candidate-address.ts';
import { candidateFilters, candidateView, filterCandidates, tabsOf } from './candidate-filters.ts';
import { neighbours, sortCandidates } from './candidate-order.ts';
import { CandidateView } from './person/CandidateView.tsx';
import { noteRead } from './stores/portal-candidates.ts';
import { type States, useStates } from './use-states.ts';
import './candidates.scss';

/** A candidacy that is not there (31), or that is another company's: the server does not tell them apart. */
const goneCodes = [codes.offerNotFound, codes.applicationNotFound, codes.actionNotAllowed];

/** Someone who applied to an offer of the company, on a page of their own. */
export function CandidateScreen() {
  const { t } = usePage().format;
  const id = usePageId();
  const isNumber = /^\d{1,15}$/.test(id ?? '');
  const input = { params: { id: Number(id) } };
  const answer = useAnswer(dameCandidato, input, isNumber);
  const states = useStates();
  const retry = (): Promise<unknown> => answers.refresh(dameCandidato, input);
  const shown = detailState(answer, goneCodes);
  if ((id !== undefined && !isNumber) || shown.state === 'gone') return <Gone />;
  if (shown.state === 'failed')
    return <FailedRead text={t('candidates.cvFailed')} failure={shown.failure} retry={() => void retry()} />;
  if (shown.state === 'loading' || !states) return <SkeletonRows rows={10} label={t('frame.loading')} />;
  return (
    <>
      <AnswerRemarks answers={[shown]} retry={retry} />
      <Person candidate={shown.datos} states={states} />
    </>
  );
}

function Person({ candidate, states }: { candidate: CandidateDetail; states: States }) {
  const { brand, format, language } = usePage();
  const { t } = format;
  const { idCandidatura, urlOferta, tituloOferta } = candidate;
  const address = useQuery();
  const process = useAnswer(
    dameDatosProceso,
    { params: { id: urlOferta ?? '' } },
    urlOferta !== undefined && brand.paths['company-offer-candidates'] !== undefined,
  );
  const candidatos = process.state === 'ready' ? process.datos.candidatos : [];
  const view = readFilters(candidateView, address);
  const tab = tabsOf(candidatos, states.rows).find(({ key }) => key === view.fase);
  const rows = filterCandidates(candidatos, readFilters(candidateFilters, address), tab);
  const { previous, next } = neighbours(sortCandidates(rows, view.orden, language), idCandidatura);
  const query = address.toString();
  const preview = brand.paths['offer-viewer'];
  const list = listAddress(brand.paths, urlOferta, query);
  useEffect(() => noteRead(urlOferta, { idCandidatura }), [urlOferta, idCandidatura]);
  const link = (to: { idCandidatura: number } | undefined, text: string, icon: IconShapes, isNext = false) =>
    to && (
      <a
        className="button"
        rel={isNext ? 'next' : 'prev'}
        href={candidateAddress(brand.paths, to.idCandidatura, query)}
      >
        {!isNext && <Icon shapes={icon} />}
        {text}
        {isNext && <Icon shapes={icon} />}
      </a>
    );
  return (
    <>
      <div className="paper-bar">
        <BackLink href={list}>{t('candidates.toList')}</BackLink>
        {urlOferta && preview && (
          <a href={fillPattern(preview, { id: urlOferta })}>{t('candidates.seeOffer')}</a>
        )}
        <nav className="paper-actions" aria-label={t('candidates.others')}>
          {link(previous, t('candidates.previous'), left)}
          {link(next, t('candidates.next'), right, true)}
        </nav>
      </div>
      <CandidateView
        {...{ candidate, states, candidatos }}
        offer={urlOferta}
        about={tituloOferta && t('candidates.appliedFor', { title: tituloOferta })}
        onUnread={() => location.assign(list)}
      />
    </>
  );
}

function Gone() {
  const { brand, format } = usePage();
  const { t } = format;
  useSaid(`${t('candidates.gone')} ${t('candidates.goneText')}`);
  return (
    <div className="candidate-gone">
      <Icon shapes={userX} />
      <h2>{t('candidates.gone')}</h2>
      <p>{t('candidates.goneText')}</p>
      <a className="button button-primary" href={brand.paths['company-offers']}>
        {t('actions.seeMyOffers')}
      </a>
    </div>
  );
}
