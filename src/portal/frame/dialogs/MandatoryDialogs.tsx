import clipboard from 'icon:clipboard-list';
import next from 'icon:chevron-right';
import userPen from 'icon:user-pen';
import type { Survey } from '#core/contract/entities/survey-entry.ts';
import { fieldLink } from '#portal/data/browser/field-link.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { FrameDialog } from '#portal/ui/FrameDialog.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { surveyAddress, surveyKey } from '../survey-link.ts';

/** Dialog that cannot be closed until the mandatory surveys are answered. */
export function SurveysPopup({ surveys }: { surveys: readonly Survey[] }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <FrameDialog
      icon={clipboard}
      title={t('frame.mandatorySurveys')}
      actions={
        <a className="button" href={brand.paths.logout}>
          {t('actions.signOut')}
        </a>
      }
    >
      <p>{t('frame.mandatorySurveysText')}</p>
      <ul className="frame-dialog-list">
        {surveys.map((survey) => (
          <li key={surveyKey(survey)}>
            <a href={surveyAddress(brand.paths.survey, survey)}>
              {survey.titulo}
              <Icon shapes={next} />
            </a>
          </li>
        ))}
      </ul>
    </FrameDialog>
  );
}

const dataPopups = {
  personal: { target: 'cv', text: 'frame.personalDataMissing' },
  company: { target: 'company', text: 'frame.companyDataMissing' },
  contact: { target: 'profile', text: 'frame.contactDataMissing' },
} as const;

interface DataPopupProps {
  kind: keyof typeof dataPopups;
  /** The first missing field. */
  field: string | undefined;
  onClose: () => void;
}

/** Dialog about missing data, which can be postponed. */
export function DataPopup({ kind, field, onClose }: DataPopupProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { target, text } = dataPopups[kind];
  const page = brand.paths[target] ?? '';
  // The page of the CV leads to its missing data itself.
  const isDirect = kind !== 'personal' && field !== undefined;
  return (
    <FrameDialog
      icon={userPen}
      title={t('frame.dataMissing')}
      onClose={onClose}
      actions={
        <>
          <a
            className="button button-primary"
            href={isDirect ? fieldLink(page, field, location.pathname + location.search) : page}
          >
            {t('actions.completeData')}
          </a>
          <Button onClick={onClose}>{t('frame.notNow')}</Button>
        </>
      }
    >
      <p>{t(text)}</p>
    </FrameDialog>
  );
}
