import searchX from 'icon:search-x';
import * as codes from '#core/contract/codes.ts';
import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Detail } from '#portal/lists/detail/Detail.tsx';
import { Gone } from '#portal/lists/detail/Gone.tsx';
import { BackToList } from '#portal/lists/position/BackToList.tsx';
import { useCandidateRedirect } from './use-candidate-redirect.ts';
import { Candidates } from './Candidates.tsx';
import './candidates.scss';

/** Page of the candidates for the offer in the address. */
export function CandidatesScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  useCandidateRedirect();
  return (
    <Detail
      call={dameDatosProceso}
      painted="candidates"
      input={(id) => (id ? { params: { id } } : undefined)}
      gone={[codes.offerNotFound, codes.actionNotAllowed]}
      titleOf={({ proceso }) => proceso.titulo}
      tabTitle={(title) => t('candidates.tabTitle', { title })}
      back={<BackToList list="company-offers">{t('candidates.toOffers')}</BackToList>}
      loading={t('candidates.loading')}
      failed={t('candidates.failed')}
      ifGone={() => (
        <Gone icon={searchX} text={t('candidates.offerGone')} href={brand.paths['company-offers']}>
          {t('actions.seeMyOffers')}
        </Gone>
      )}
    >
      {(process, reload, isEarly) => <Candidates {...{ process, reload, isEarly }} />}
    </Detail>
  );
}
