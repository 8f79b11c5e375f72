import eye from 'icon:eye';
import { useMemo } from 'react';
import type { Cv } from '#api/entities/cv.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon } from '#ui/Icon.tsx';
import { asCompaniesSee } from './as-companies-see.ts';
import { CvSheet } from './CvSheet.tsx';
import { PrintButton } from './PrintButton.tsx';

/** The own CV as companies see it. */
export function OwnSheet({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const seen = useMemo(() => asCompaniesSee(cv), [cv]);
  return (
    <>
      <div className="cv-sheet-bar">
        <div className="cv-sheet-note">
          <Icon shapes={eye} />
          <div>
            <p>
              <strong>{t('cv.asCompaniesSee')}</strong>
            </p>
            <p>{t('cv.asCompaniesSeeText')}</p>
          </div>
        </div>
        <div className="cv-sheet-actions">
          <a className="button button-primary" href={brand.paths.cv}>
            {t('cv.backToEditing')}
          </a>
          <PrintButton />
        </div>
      </div>
      <CvSheet cv={seen} />
    </>
  );
}
