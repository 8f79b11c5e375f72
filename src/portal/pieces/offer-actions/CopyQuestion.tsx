import { useState } from 'react';
import copy from 'icon:copy';
import alert from 'icon:triangle-alert';
import * as codes from '#core/contract/codes.ts';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { publishingObstacle } from '#core/model/companies.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { FrameQuestion } from '#portal/forms/dialog/FrameQuestion.tsx';
import { OtherTabSends } from '#portal/forms/parts/OtherTabSends.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import type { OfferCopy, OfferOutcome } from './offer-changes.ts';
import { offerChanges } from './portal-offer-changes.ts';

interface CopyQuestionProps {
  offer: Process;
  /** Whether the copy changes to the other kind of offer. */
  asOther: boolean;
  onClose: () => void;
  onDone: (outcome: OfferOutcome) => void;
  onRefused: (failure: CallFailure) => void;
}

/**
 * Confirms duplicating an offer, then offers to edit the copy; companies that may not publish see the
 * obstacle.
 */
export function CopyQuestion({ offer, asOther, onClose, onDone, onRefused }: CopyQuestionProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const [isBusy, setBusy] = useState(false);
  const [created, setCreated] = useState<OfferCopy>();
  // A copy that another tab or a colleague has made since the page was loaded.
  const [existing, setExisting] = useState<OfferCopy>();
  const missing = useQueryAnswer(faltanDatosAlaEmpresa, {});
  const obstacle = missing.state === 'ready' ? publishingObstacle(missing.datos) : undefined;
  async function duplicate(): Promise<void> {
    setBusy(true);
    const result = await offerChanges.copy(offer, asOther, existing !== undefined);
    const isRefused = 'code' in result && result.code === codes.companyProblem;
    // The obstacle has arisen since it was last read; the dialog shows it after this refresh.
    const refreshed = isRefused && (await queryCache.refresh(faltanDatosAlaEmpresa, {}));
    setBusy(false);
    if (result.ok) setCreated(result.copy);
    else if (result.kind === 'arrived') setExisting(result.copy);
    else if (!refreshed || !publishingObstacle(refreshed)) onRefused(result);
  }
  const edit = brand.paths['edit-offer'];
  if (created)
    return (
      <FrameQuestion
        key="edit"
        icon={copy}
        title={t('company-offers.editCopyQuestion')}
        no={t('frame.no')}
        onNo={() => onDone({ action: 'copy', copy: created })}
        yes={t('frame.yes')}
        // With `copia`, the form clears the dates and moves focus to the first one.
        href={
          edit && created.idoferta !== undefined
            ? `${fillPattern(edit, { idOferta: String(created.idoferta) })}?copia=1`
            : undefined
        }
        onYes={() => onDone({ action: 'copy', copy: created })}
      >
        <p>{t('company-offers.copyMade', { title: offer.titulo })}</p>
      </FrameQuestion>
    );
  if (obstacle && !isBusy) {
    const agreement = obstacle === 'convenio' ? brand.paths['new-agreement'] : undefined;
    return (
      <FrameQuestion
        key="obstacle"
        icon={alert}
        title={t('company-offers.cannotDuplicate')}
        no={t('actions.close')}
        onNo={onClose}
        yes={t(agreement ? 'company-offers.newAgreement' : 'actions.goToMyCompany')}
        href={agreement ?? brand.paths.company}
      >
        <p>{t(obstacle === 'convenio' ? 'company-offers.agreementNeeded' : 'errors.companyProblem')}</p>
      </FrameQuestion>
    );
  }
  if (existing)
    return (
      <FrameQuestion
        key="other"
        icon={copy}
        title={t('company-offers.copiedAlready')}
        no={t('company-offers.editThatCopy')}
        onNo={() => setCreated(existing)}
        yes={t('company-offers.duplicateAgain')}
        onYes={() => void duplicate()}
        isBusy={isBusy}
      >
        <p>{t('company-offers.copiedAlreadyText')}</p>
        <OtherTabSends isBusy={isBusy} />
      </FrameQuestion>
    );
  return (
    <FrameQuestion
      key="copy"
      icon={copy}
      title={t('company-offers.duplicateQuestion')}
      no={t('actions.cancel')}
      onNo={onClose}
      yes={t(asOther ? 'company-offers.duplicateNowAsOther' : 'company-offers.duplicateNow', {
        kind: offer.idPerfil === 2 ? 'empleo' : 'practicas',
      })}
      onYes={() => void duplicate()}
      isBusy={isBusy}
    >
      <p>
        <strong>{offer.titulo}</strong>
      </p>
      <p>{t(asOther ? 'company-offers.duplicateAsOtherText' : 'company-offers.duplicateText')}</p>
      <OtherTabSends isBusy={isBusy} />
    </FrameQuestion>
  );
}
