import type { ReactNode } from 'react';
import circle from 'icon:circle';
import circleCheck from 'icon:circle-check';
import type { MissingCompanyData } from '#core/contract/entities/missing-data.ts';
import { newOfferAddress } from '#core/model/company-offers.ts';
import { wayToField } from '#portal/data/way-to-field.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** The three steps to the first offer, for a company without any. */
export function FirstSteps({ missing }: { missing: MissingCompanyData | undefined }) {
  const { brand, format, language } = usePage();
  const { t } = format;
  const isComplete = missing?.faltanDatos === false;
  const count = missing?.campos?.length;
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('home.firstSteps')}</h2>
      <ol role="list">
        <Step
          title={t('home.stepData')}
          text={
            isComplete
              ? t('home.stepDataDone')
              : count === undefined
                ? t('home.stepDataText')
                : t('home.stepDataMissing', { count })
          }
          isDone={isComplete}
        >
          {!isComplete && brand.paths.company && (
            <a
              className="button"
              href={wayToField(brand.paths.company, missing?.campos?.[0], brand.paths.home ?? '/')}
            >
              {t('actions.completeData')}
            </a>
          )}
        </Step>
        <Step title={t('home.stepOffer')} text={t('home.stepOfferText')}>
          <a className="button button-primary" href={newOfferAddress(brand.paths, language)}>
            {t('home.createOffer')}
          </a>
        </Step>
        <Step title={t('home.stepPublished')} text={t('home.stepPublishedText')} />
      </ol>
    </section>
  );
}

interface StepProps {
  title: string;
  text: string;
  isDone?: boolean;
  /** Where it is done. */
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
