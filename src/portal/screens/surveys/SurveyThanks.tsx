import check from 'icon:circle-check-big';
import { useStore } from '@nanostores/react';
import { usePage } from '#portal/island/page-context.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** Thanks after the answers have arrived, with links for signed-in users. */
export function SurveyThanks() {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useStore($session, { ssr: 'initial' });
  return (
    <div className="survey-card survey-message survey-thanks">
      <Icon shapes={check} />
      <h2>{t('surveys.thanks')}</h2>
      <p>{t(session ? 'surveys.thanksText' : 'surveys.thanksAnonymous')}</p>
      {session && (
        <div className="survey-buttons">
          <a className="button button-primary" href={brand.paths.surveys}>
            {t('surveys.seeMine')}
          </a>
          <a className="button" href={brand.paths.home}>
            {t('actions.goHome')}
          </a>
        </div>
      )}
    </div>
  );
}
