import * as notices from '#core/contract/notice-codes.ts';
import info from 'icon:info';
import { useEffect, useState } from 'react';
import { dameDetalleUltimoConvenioEmpresa } from '#core/contract/calls/company-agreements.ts';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import { showNotice } from '#portal/data/messages/messages.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { Outcome } from '#portal/forms/parts/Outcome.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { UnlessProblem } from '#portal/pieces/company-data/UnlessProblem.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { SkeletonFields } from '#portal/ui/SkeletonFields.tsx';
import { AgreementForm } from './AgreementForm.tsx';
import { agreementStart, beginsFilled, type KnownForAgreement } from './agreement-values.ts';
import { dropAgreements } from './drop-agreements.ts';
import { DownloadAgreement } from './DownloadAgreement.tsx';
import { LastAgreement } from './LastAgreement.tsx';
import type { MadeAgreement } from './send-agreement.ts';
import { type AgreementChoices, idsOf, useAgreementChoices } from './use-agreement-choices.ts';

import '#portal/forms/editors/sections.scss';
import './agreements.scss';

/** The form of a new agreement, shown once all of its initial values have loaded. */
export function NewAgreementScreen() {
  const { t } = usePage().format;
  const company = useQueryAnswer(dameDatosEmpresa, {});
  const last = useQueryAnswer(dameDetalleUltimoConvenioEmpresa, {});
  const choices = useAgreementChoices();
  const missing = useQueryAnswer(faltanDatosAlaEmpresa, {});
  const answers = [company, missing, last, choices.managers, choices.billing, choices.accounts];
  // Initial values are set once: a list that is retried later fills its own field only.
  const [isReady, setReady] = useState(false);
  if (!isReady && answers.every(({ state }) => state !== 'loading')) setReady(true);
  if (company.state === 'failed')
    return (
      <FailedRead
        failure={company.failure}
        text={t('agreements.companyFailed')}
        retry={() => void queryCache.refresh(dameDatosEmpresa, {})}
      />
    );
  if (!isReady || company.state === 'loading')
    return <SkeletonFields fields={6} label={t('agreements.loading')} />;
  const known: KnownForAgreement = {
    last: last.state === 'ready' ? last.datos : undefined,
    company: company.datos,
    managers: idsOf(choices.managers),
    billing: idsOf(choices.billing),
    accounts: idsOf(choices.accounts),
  };
  return (
    <UnlessProblem>
      <NewAgreement {...{ known, choices }} />
    </UnlessProblem>
  );
}

interface NewAgreementProps {
  known: KnownForAgreement;
  choices: AgreementChoices;
}

interface Made extends MadeAgreement {
  isOnPaper: boolean;
}

function NewAgreement({ known: current, choices }: NewAgreementProps) {
  const { brand, format } = usePage();
  const { t } = format;
  // Frozen as they were when the form was opened.
  const [known] = useState(current);
  const [initial] = useState(() => agreementStart(known));
  const [made, setMade] = useState<Made>();
  const isFilled = beginsFilled(known);
  // The form was taller than the outcome that replaces it.
  useEffect(() => {
    if (made) scrollTo({ top: 0, behavior: 'instant' });
  }, [made]);
  if (made)
    return (
      <div className="form-card">
        <Outcome kind="ok" title={t('agreements.madeTitle')}>
          <p>{t(made.isOnPaper ? 'agreements.madeOnPaper' : 'agreements.madeDigital')}</p>
          <p className="outcome-ways">
            <DownloadAgreement enlace={made.enlace} kind="primary" isNew />
            {brand.paths['upload-agreement'] && (
              <a className="button" href={brand.paths['upload-agreement']}>
                {t('agreements.uploadIt')}
              </a>
            )}
          </p>
        </Outcome>
      </div>
    );
  return (
    <>
      <p className="form-intro">{t('agreements.intro')}</p>
      <LastAgreement agreement={known.last} />
      <div className="form-card">
        {/* Not above the page, where it would push down a form that is visible already. */}
        {isFilled && (
          <p className="agreement-filled">
            <Icon shapes={info} />
            {t('notices.profileDataUsed')}
          </p>
        )}
        <AgreementForm
          {...{ initial, choices }}
          onMade={(agreement, { tramitacion }) => {
            dropAgreements();
            setMade({ ...agreement, isOnPaper: tramitacion === 'papel' });
            showNotice(notices.agreementAdded);
          }}
        />
      </div>
    </>
  );
}
