import type { ReactNode } from 'react';
import type { CandidateCv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ExperienceText } from './ExperienceText.tsx';
import { StudyText } from './StudyText.tsx';
import { SheetAvailability } from './SheetAvailability.tsx';
import { SheetDocuments } from './SheetDocuments.tsx';
import { personName } from './person-name.ts';
import { SheetHead } from './SheetHead.tsx';
import { SheetPersonal } from './SheetPersonal.tsx';
import { SheetEntries, SheetSection } from './SheetSection.tsx';
import { SheetSkills } from './SheetSkills.tsx';
import { SheetStays } from './SheetStays.tsx';
import '#portal/forms/editors/sections.scss';
import '#portal/lists/detail/paper.scss';
import './cv-text.scss';
import './sheet.scss';

interface CvSheetProps {
  cv: CandidateCv;
  /** Initials to show while the name is withheld. */
  initials?: string | undefined;
  /** Content below the name. */
  children?: ReactNode;
}

/** A CV as companies see it, on the screen and in print: the fields that the brand shows and the CV has. */
export function CvSheet({ cv, initials, children }: CvSheetProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { academicos, formacionComplementaria, presentacion, profesional } = cv;
  const name = personName(cv.personales, initials);
  const isShown = (key: string): boolean => flagsOf(brand.fields.profesional, key).visible;
  return (
    <article className="paper cv-sheet" aria-label={name}>
      <SheetHead cv={cv} initials={initials}>
        {children}
      </SheetHead>
      {presentacion && isShown('presentacion') && (
        <SheetSection title={t('cv.presentation')}>
          <p className="cv-text">{presentacion}</p>
        </SheetSection>
      )}
      {academicos.length > 0 && (
        <SheetSection title={t('cv.studies')}>
          <SheetEntries entries={academicos}>{(study) => <StudyText study={study} />}</SheetEntries>
        </SheetSection>
      )}
      {formacionComplementaria.length > 0 && isShown('formacionComplementaria') && (
        <SheetSection title={t('cv.training')}>
          <SheetEntries entries={formacionComplementaria}>
            {(study) => <StudyText study={study} />}
          </SheetEntries>
        </SheetSection>
      )}
      {profesional.experiencia.length > 0 && (
        <SheetSection title={t('cv.experience')}>
          <SheetEntries entries={profesional.experiencia}>
            {(entry) => <ExperienceText entry={entry} />}
          </SheetEntries>
        </SheetSection>
      )}
      <SheetSkills cv={cv} />
      <SheetStays stays={profesional.estanciasExtranjero ?? []} />
      <SheetAvailability cv={cv} />
      <SheetDocuments cv={cv} />
      <SheetPersonal data={cv.personales} />
    </article>
  );
}
