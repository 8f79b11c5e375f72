import * as notices from '#core/contract/notice-codes.ts';
import info from 'icon:info';
import { useEffect, useState } from 'react';
import { dameDetalleUltimoConvenioEmpresa } from '#core/contract/calls/company-agreements.ts';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { hasUnsavedInput } from '#portal/data/browser/unsaved-input.ts';
import { showNotice } from '#portal/data/messages/messages.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { Outcome } from '#portal/forms/parts/Outcome.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { UnlessProblem } from '#portal/pieces/company-data/UnlessProblem.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { AgreementForm } from './AgreementForm.tsx';
import { agreementStart, beginsFilled, type KnownForAgreement } from './agreement-values.ts';
import { dropAgreements } from './drop-agreements.ts';
import { DownloadAgreement } from './DownloadAgreement.tsx';
import { LastAgreement } from './LastAgreement.tsx';
import type { MadeAgreement } from './send-agreement.ts';
import { type AgreementChoices, idsOf, useAgreementChoices } from './use-agreement-choices.ts';

import '#portal/forms/editors/sections.scss';
import './agreements.scss';

/** The form of a new agreement, which the build has rendered; its initial values come later. */
export function NewAgreementScreen() {
  const { t } = usePage().format;
  const company = useQueryAnswer(dameDatosEmpresa, {});
  const last = useQueryAnswer(dameDetalleUltimoConvenioEmpresa, {});
  const choices = useAgreementChoices();
  const isWaiting = [company, last, choices.managers, choices.billing, choices.accounts].some(
    ({ state }) => state === 'loading',
  );
  // As they were when all had come: later answers do not change what is being filled in.
  const [known, setKnown] = useState<KnownCompany>();
  if (!known && !isWaiting && company.state === 'ready')
    setKnown({ company: company.datos, last: last.state === 'ready' ? last.datos : undefined });
  const isFailed = company.state === 'failed';
  return (
    <UnlessProblem isShownMeanwhile>
      {isFailed && (
        <FailedRead
          failure={company.failure}
          text={t('agreements.companyFailed')}
          retry={() => void queryCache.refresh(dameDatosEmpresa, {})}
        />
      )}
      <div hidden={isFailed && !hasUnsavedInput()}>
        <NewAgreement {...{ known, choices }} />
      </div>
    </UnlessProblem>
  );
}

type KnownCompany = Pick<KnownForAgreement, 'last' | 'company'>;

interface NewAgreementProps {
  /** `undefined` until the form can be filled in from it. */
  known: KnownCompany | undefined;
  choices: AgreementChoices;
}

interface Made extends MadeAgreement {
  isOnPaper: boolean;
}

function NewAgreement({ known, choices }: NewAgreementProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const [made, setMade] = useState<Made>();
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
      <LastAgreement agreement={known?.last}>
        <p className="form-intro">{t('agreements.intro')}</p>
      </LastAgreement>
      <div className="form-card">
        <p className="agreement-filled" data-waiting={!known || !beginsFilled(known) || undefined}>
          <Icon shapes={info} />
          {t('notices.profileDataUsed')}
        </p>
        <AgreementForm
          initial={agreementStart({
            last: known?.last,
            company: known?.company ?? {},
            managers: idsOf(choices.managers),
            billing: idsOf(choices.billing),
            accounts: idsOf(choices.accounts),
          })}
          isKnown={known !== undefined}
          choices={choices}
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
