import eye from 'icon:eye';
import { useMemo, useState } from 'react';
import type { Cv } from '#core/contract/entities/cv.ts';
import { initialsOf, sentToCompany } from '#core/model/candidate-view.ts';
import { localDay } from '#core/i18n/dates.ts';
import { isMinor } from '#core/model/minors.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { asCompaniesSee } from './as-companies-see.ts';
import { CvSheet } from '#portal/pieces/cv-sheet/CvSheet.tsx';
import { personName } from '#portal/pieces/cv-sheet/person-name.ts';
import { PrintButton } from '#portal/lists/detail/PrintButton.tsx';
import { ViewStep } from './ViewStep.tsx';

/** The student's own CV as companies see it. */
export function OwnSheet({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { vistaCandidato, menores } = brand.settings;
  // Where minors are usual, offers are open to them unless they say otherwise.
  const protectsMinors =
    menores === 'habituales' || isMinor(cv.personales.fechaNacimiento, localDay(), menores);
  const [step, setStep] = useState<number>(sentToCompany);
  const visibleCv = useMemo(
    () => asCompaniesSee(cv, vistaCandidato, [step], protectsMinors),
    [cv, vistaCandidato, step, protectsMinors],
  );
  const { nombre, apellido1 } = cv.personales;
  const initials = initialsOf(nombre, apellido1);
  return (
    <>
      <div className="paper-bar">
        <div className="paper-note">
          <Icon shapes={eye} />
          <div>
            <p>
              <strong>{t('cv.asCompaniesSee')}</strong>
            </p>
            <p>{t('cv.asCompaniesSeeText')}</p>
            <ViewStep view={vistaCandidato} protectsMinors={protectsMinors} step={step} change={setStep} />
          </div>
        </div>
        <div className="paper-actions">
          <a className="button button-primary" href={brand.paths.cv}>
            {t('cv.backToEditing')}
          </a>
          <PrintButton title={`CV ${personName(visibleCv.personales, initials)}`} />
        </div>
      </div>
      <CvSheet cv={visibleCv} initials={initials} />
    </>
  );
}
