import { type ReactNode, useEffect } from 'react';
import type { CandidateCv } from '#api/entities/cv.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { ExperienceText } from '../experience/ExperienceText.tsx';
import { StudyText } from '../studies/StudyText.tsx';
import { SheetAvailability } from './SheetAvailability.tsx';
import { SheetDocuments } from './SheetDocuments.tsx';
import { nameOf, SheetHead } from './SheetHead.tsx';
import { SheetPersonal } from './SheetPersonal.tsx';
import { SheetEntries, SheetSection } from './SheetSection.tsx';
import { SheetSkills } from './SheetSkills.tsx';
import { SheetStays } from './SheetStays.tsx';
import '#shell/sections/sections.scss';
import '../cv.scss';
import './sheet.scss';

interface CvSheetProps {
  cv: CandidateCv;
  /** What stands below the name. */
  children?: ReactNode;
}

/** A CV as companies see it, on the screen and on paper: of what the brand shows, what there is. */
export function CvSheet({ cv, children }: CvSheetProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { academicos, formacionComplementaria, presentacion, profesional } = cv;
  const name = nameOf(cv.personales);
  usePrintTitle(`CV ${name}`);
  const isShown = (key: string): boolean => flagsOf(brand.fields.profesional, key).visible;
  return (
    <article className="cv-sheet" aria-label={name}>
      <SheetHead cv={cv}>{children}</SheetHead>
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

/** Names the file that a browser makes of the page when it is printed. */
function usePrintTitle(title: string): void {
  useEffect(() => {
    let before = '';
    const begin = (): void => {
      before = document.title;
      document.title = title;
    };
    const end = (): void => {
      document.title = before;
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [title]);
}
