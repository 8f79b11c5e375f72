import left from 'icon:chevron-left';
import right from 'icon:chevron-right';
import userX from 'icon:user-round-x';
import { useEffect } from 'react';
import * as codes from '#core/contract/codes.ts';
import { dameCandidato } from '#core/contract/calls/candidate.ts';
import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import type { CandidateDetail } from '#core/contract/entities/candidate-detail.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePageId } from '#portal/island/address/use-page-id.ts';
import { useQuery } from '#portal/island/address/use-query.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { BackLink } from '#portal/lists/back-link/BackLink.tsx';
import { detailState } from '#portal/lists/detail/detail-state.ts';
import { ShareButton } from '#portal/lists/detail/ShareButton.tsx';
import { titleWith } from '#portal/lists/detail/title-with.ts';
import { useDocumentTitle } from '#portal/lists/detail/use-document-title.ts';
import { readFilters } from '#portal/lists/filters/filter-kinds.ts';
import { AnswerRemarks } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { candidateAddress, listAddress } from './candidate-address.ts';
import { candidateFilters, candidateView, filterCandidates, tabsOf } from './candidate-filters.ts';
import { neighbours, nextUnread, sortCandidates } from './candidate-order.ts';
import { CandidateView } from './person/CandidateView.tsx';
import { noteRead } from './stores/portal-candidates.ts';
import { Rejections } from './rejections/Rejections.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { StatesRemark } from './StatesRemark.tsx';
import { useCandidateName } from './use-candidate-name.ts';
import { type CandidacyStates, useStates } from './use-states.ts';
import './candidates.scss';

/** Codes for a missing candidacy (31) or one of another company, which servers do not tell apart. */
const goneCodes = [codes.offerNotFound, codes.applicationNotFound, codes.actionNotAllowed];

/** Page of one candidate for an offer of the company. */
export function CandidateScreen() {
  const { brand, format, route } = usePage();
  const { t } = format;
  const id = usePageId();
  const isNumber = /^\d{1,15}$/.test(id ?? '');
  const input = { params: { id: Number(id) } };
  const answer = useQueryAnswer(dameCandidato, input, isNumber);
  const states = useStates();
  const retry = (): Promise<unknown> => queryCache.refresh(dameCandidato, input);
  const shown = detailState(answer, goneCodes);
  const nameOf = useCandidateName();
  useDocumentTitle(
    shown.state === 'ready' ? titleWith(nameOf(shown.datos), shown.datos.tituloOferta) : undefined,
  );
  if (shown.state === 'ready' && states)
    return (
      <>
        <AnswerRemarks answers={[shown]} retry={retry} />
        <StatesRemark states={states} />
        <CandidateContent candidate={shown.datos} states={states} />
      </>
    );
  const isGone = (id !== undefined && !isNumber) || shown.state === 'gone';
  return (
    <>
      <h1>{brand.titles[route]}</h1>
      {isGone && <Gone />}
      {shown.state === 'failed' && (
        <FailedRead text={t('candidates.cvFailed')} failure={shown.failure} retry={() => void retry()} />
      )}
      {!isGone && shown.state !== 'failed' && <SkeletonRows rows={10} label={t('frame.loading')} />}
    </>
  );
}

function CandidateContent({ candidate, states }: { candidate: CandidateDetail; states: CandidacyStates }) {
  const { brand, format, language, route } = usePage();
  const { t } = format;
  const { idCandidatura, urlOferta, tituloOferta } = candidate;
  const search = useQuery();
  const nameOf = useCandidateName();
  const degrees = useDomainLabels('titulaciones', candidate.titulacion !== undefined);
  const about = [
    degrees?.of(candidate.titulacion),
    tituloOferta && t('candidates.appliedFor', { title: tituloOferta }),
  ]
    .filter(Boolean)
    .join(' · ');
  const process = useQueryAnswer(
    dameDatosProceso,
    { params: { id: urlOferta ?? '' } },
    urlOferta !== undefined && brand.paths['company-offer-candidates'] !== undefined,
  );
  const candidatos = process.state === 'ready' ? process.datos.candidatos : [];
  const view = readFilters(candidateView, search);
  const tab = tabsOf(candidatos, states.rows).find(({ key }) => key === view.fase);
  const rows = filterCandidates(candidatos, readFilters(candidateFilters, search), tab);
  const sorted = sortCandidates(rows, view.orden, language);
  const { index, previous, next } = neighbours(sorted, idCandidatura);
  const unread = nextUnread(sorted, idCandidatura, index);
  const query = search.toString();
  const preview = brand.paths['offer-viewer'];
  const list = listAddress(brand.paths, urlOferta, query);
  const goTo = (target: { idCandidatura: number } | undefined): void => {
    if (target) location.assign(candidateAddress(brand.paths, target.idCandidatura, query));
  };
  useShortcuts(t('candidates.shortcutWays'), [
    { key: 'j', label: t('candidates.shortcutNext'), run: () => goTo(next) },
    { key: 'k', label: t('candidates.shortcutPrevious'), run: () => goTo(previous) },
    { key: 'n', label: t('candidates.nextUnread'), run: () => goTo(unread) },
  ]);
  useEffect(() => noteRead(urlOferta, { idCandidatura }), [urlOferta, idCandidatura]);
  const link = (
    target: { idCandidatura: number } | undefined,
    text: string,
    icon: IconShapes,
    isNext = false,
  ) =>
    target && (
      <a
        className="button"
        rel={isNext ? 'next' : 'prev'}
        href={candidateAddress(brand.paths, target.idCandidatura, query)}
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
      <h1 className="candidate-name">{nameOf(candidate)}</h1>
      {about && <p className="candidate-about">{about}</p>}
      <ShareButton title={brand.titles[route] ?? ''} />
      <CandidateView
        {...{ candidate, states, candidatos }}
        offer={urlOferta}
        about={tituloOferta && t('candidates.appliedFor', { title: tituloOferta })}
        onUnread={() => location.assign(list)}
        onNextUnread={unread && (() => goTo(unread))}
        isAllRead={rows.length > 0 && !unread}
      />
      <Rejections candidatos={[...candidatos, candidate]} />
      <Shortcuts />
    </>
  );
}

function Gone() {
  const { brand, format } = usePage();
  const { t } = format;
  useAnnounce(`${t('candidates.gone')} ${t('candidates.goneText')}`);
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
