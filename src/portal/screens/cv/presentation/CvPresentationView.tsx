import type { Cv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';

const load = async () => (await import('./CvPresentationEditor.tsx')).CvPresentationEditor;

/** The introduction, with its line breaks. */
export function CvPresentationView({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { editable } = flagsOf(brand.fields.profesional, 'presentacion');
  return (
    <EditableBlock id="presentation" what={t('cv.presentation')} load={load} isFixed={!editable}>
      {cv.presentacion ? (
        <p className="cv-text">{cv.presentacion}</p>
      ) : (
        <p className="entries-empty">{t('cv.noPresentation')}</p>
      )}
    </EditableBlock>
  );
}
