import type { CandidateCv } from '#core/contract/entities/cv.ts';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { CvDocumentRow } from './CvDocumentRow.tsx';
import { SheetEntries, SheetSection } from './SheetSection.tsx';

/** Documents that companies may open. */
export function SheetDocuments({ cv }: { cv: CandidateCv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const isShown = (key: string): boolean => flagsOf(brand.fields.profesional, key).visible;
  const documents: (Pick<StoredDocument, 'nombre' | 'enlace'> & Partial<StoredDocument>)[] = [
    ...(cv.urlCV && isShown('urlCV') ? [{ nombre: t('cv.fileOfCv'), enlace: cv.urlCV }] : []),
    ...(isShown('documentos') ? cv.documentos : []),
  ];
  const certificates = isShown('certificados') ? cv.certificados : [];
  return (
    <>
      {documents.length > 0 && (
        <SheetSection title={t('cv.documents')}>
          <SheetEntries entries={documents}>
            {(document) => <CvDocumentRow document={document} />}
          </SheetEntries>
        </SheetSection>
      )}
      {certificates.length > 0 && (
        <SheetSection title={t('cv.certificates')}>
          <SheetEntries entries={certificates}>
            {(document) => <CvDocumentRow document={document} />}
          </SheetEntries>
        </SheetSection>
      )}
    </>
  );
}
