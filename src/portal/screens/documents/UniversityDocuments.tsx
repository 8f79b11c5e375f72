import { dameDocumentosPracticas } from '#core/contract/calls/company-documents.ts';
import type { LinkedDocument } from '#core/contract/entities/document.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { Section } from '#portal/forms/editors/Section.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { AnswerRemarks, omittedOf } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { BrandDocumentLinks, DocumentLinks } from './DocumentLinks.tsx';

interface UniversityDocumentsProps {
  answer: QueryState<readonly LinkedDocument[]>;
  /** Documents that the brand lists. */
  brandDocuments: readonly LinkedDocument[];
}

/** Documents of the university: those listed by the brand, shown at once, and those of the server. */
export function UniversityDocuments({ answer, brandDocuments }: UniversityDocumentsProps) {
  const { t } = usePage().format;
  const reload = (): Promise<unknown> => queryCache.refresh(dameDocumentosPracticas, {});
  const listed = new Set(brandDocuments.map(({ url }) => url));
  const further = answer.state === 'ready' ? answer.datos.filter(({ url }) => !listed.has(url)) : [];
  const hasNone = answer.state === 'ready' && omittedOf(answer) === 0;
  return (
    <Section id="university" title={t('documents.university')} intro={t('documents.universityIntro')}>
      {answer.state === 'ready' && <AnswerRemarks answers={[answer]} retry={reload} />}
      {brandDocuments.length + further.length > 0 && (
        <ul role="list" className="document-links">
          <BrandDocumentLinks documents={brandDocuments} />
          <DocumentLinks documents={further} />
        </ul>
      )}
      {hasNone && brandDocuments.length + further.length === 0 && (
        <p className="entries-empty">{t('documents.noneOfUniversity')}</p>
      )}
      {answer.state === 'loading' && <SkeletonRows rows={3} label={t('documents.loading')} />}
      {answer.state === 'failed' && (
        <FailedRead
          failure={answer.failure}
          text={t('documents.universityFailed')}
          retry={() => void reload()}
          isPart
        />
      )}
    </Section>
  );
}
