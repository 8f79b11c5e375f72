import alert from 'icon:triangle-alert';
import type { Cv } from '#core/contract/entities/cv.ts';
import { hasOwnStudies } from '#core/contract/validation/own-studies.ts';
import { usePage } from '#portal/island/page-context.ts';
import { OwnStudiesNote } from '#portal/pieces/own-studies/OwnStudiesNote.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

/** Notes about studies that the institution enters, with a warning while they are missing. */
export function OwnStudies({ cv }: { cv: Cv }) {
  const { t } = usePage().format;
  const isMissing = !hasOwnStudies(cv.academicos);
  return (
    <div className="own-studies">
      {isMissing && (
        <p className="own-studies-missing">
          <Icon shapes={alert} />
          <span>{t('cv.ownStudiesMissing')}</span>
        </p>
      )}
      <OwnStudiesNote />
    </div>
  );
}
