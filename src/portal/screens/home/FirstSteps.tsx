import type { ReactNode } from 'react';
import circle from 'icon:circle';
import circleCheck from 'icon:circle-check';
import { newOfferAddress } from '#core/model/company-offers.ts';
import { fieldLink } from '#portal/data/browser/field-link.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { type AgreementStep as AgreementProgress, agreementStep } from './agreement-step.ts';
import type { KnownOfCompany } from './company-waiting.ts';

/** Steps to the first offer, for a company without offers; the first step to do has the primary button. */
export function FirstSteps({ known }: { known: KnownOfCompany }) {
  const { brand, format, language } = usePage();
  const { t } = format;
  const missing = known.company;
  const isComplete = missing?.faltanDatos === false;
  const count = missing?.campos?.length;
  const agreement = brand.settings.convenioParaPublicar ? agreementStep(known) : undefined;
  const needsData = missing?.faltanDatos === true;
  const needsAgreement =
    agreement !== undefined && ['error', 'sign', 'missing'].includes(agreement.state) && !needsData;
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('home.firstSteps', { count: agreement ? 4 : 3 })}</h2>
      <ol role="list">
        <Step
          title={t('home.stepData')}
          text={
            isComplete
              ? t('home.stepDataDone')
              : t(count === undefined ? 'home.stepDataText' : 'home.stepDataMissing', { count: count ?? 0 })
          }
          isDone={isComplete}
        >
          {!isComplete && brand.paths.company && (
            <a
              className={buttonClass(needsData)}
              href={fieldLink(brand.paths.company, missing?.campos?.[0], brand.paths.home ?? '/')}
            >
              {t('actions.completeData')}
            </a>
          )}
        </Step>
        {agreement && <AgreementStep {...agreement} isNext={needsAgreement} />}
        <Step title={t('home.stepOffer')} text={t('home.stepOfferText')}>
          <a
            className={buttonClass(!needsData && !needsAgreement)}
            href={newOfferAddress(brand.paths, language)}
          >
            {t('home.createOffer')}
          </a>
        </Step>
        <Step title={t('home.stepPublished')} text={t('home.stepPublishedText')} />
      </ol>
    </section>
  );
}

const buttonClass = (isMain: boolean): string => (isMain ? 'button button-primary' : 'button');

const agreementButtons = {
  missing: 'home.askForAgreement',
  error: 'home.uploadCorrected',
  sign: 'home.uploadAgreement',
} as const;

/** Step of the agreement required to publish offers. */
function AgreementStep({ state, count, isNext }: AgreementProgress & { isNext: boolean }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { paths } = brand;
  const texts: Readonly<Record<AgreementProgress['state'], string>> = {
    unknown: t('home.stepAgreementText'),
    missing: t('home.stepAgreementText'),
    error: t('home.agreementError', { count }),
    sign: t('home.signature', { count }),
    underWay: t('home.stepAgreementUnderWay'),
    done: t('home.stepAgreementDone'),
  };
  const button = state in agreementButtons && agreementButtons[state as keyof typeof agreementButtons];
  const href = paths[state === 'missing' ? 'new-agreement' : 'upload-agreement'];
  return (
    <Step title={t('home.stepAgreement')} text={texts[state]} isDone={state === 'done'}>
      {button && href && (
        <a className={buttonClass(isNext)} href={href}>
          {t(button)}
        </a>
      )}
    </Step>
  );
}

interface StepProps {
  title: string;
  text: string;
  isDone?: boolean;
  /** Link to the page where the step is done. */
  children?: ReactNode;
}

function Step({ title, text, isDone = false, children }: StepProps) {
  return (
    <li data-done={isDone || undefined}>
      <Icon shapes={isDone ? circleCheck : circle} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}
