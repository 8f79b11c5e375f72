import type { ComponentType } from 'react';
import { documentosAportados } from '#core/contract/calls/company-documents.ts';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { PartMissing } from '#portal/forms/editors/PartMissing.tsx';
import { Section } from '#portal/forms/editors/Section.tsx';
import { usePage } from '#portal/island/page-context.ts';
import type { ImportState } from '#portal/island/use-import-with-retry.ts';
import { AnswerRemarks, omittedOf } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { CvDocumentRow } from '#portal/pieces/cv-sheet/CvDocumentRow.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import type { OwnDocumentListProps } from './OwnDocumentList.tsx';

interface OwnDocumentsProps {
  answer: QueryState<readonly StoredDocument[]>;
  canUpload: boolean;
  /** The list with uploads, loaded as a chunk if companies can upload. */
  list: ImportState<ComponentType<OwnDocumentListProps>>;
}

/**
 * Section of the company's own documents, with uploads if the brand has them. Without uploads, existing documents
 * are read-only, and an empty section is hidden.
 */
export function OwnDocuments({ answer, canUpload, list }: OwnDocumentsProps) {
  const { t } = usePage().format;
  const { code: List, ...importState } = list;
  const reload = (): Promise<unknown> => queryCache.refresh(documentosAportados, {});
  const isComplete = omittedOf(answer) === 0;
  const isEmpty = answer.state === 'loading' || (answer.state === 'ready' && answer.datos.length === 0);
  if (!canUpload && isEmpty && isComplete) return null;
  return (
    <Section
      id="own"
      title={t('documents.own')}
      intro={t(canUpload ? 'documents.ownIntro' : 'documents.ownToRead')}
    >
      {(answer.state === 'loading' || importState.isComing) && (
        <SkeletonRows rows={3} label={t('documents.loading')} />
      )}
      {answer.state === 'failed' && (
        <FailedRead
          failure={answer.failure}
          text={t('documents.ownFailed')}
          retry={() => void reload()}
          isPart
        />
      )}
      {answer.state === 'ready' && (
        <>
          <AnswerRemarks answers={[answer]} retry={reload} />
          {List && (
            <List documents={answer.datos} empty={isComplete ? t('documents.noneOfOwn') : undefined} />
          )}
          {!canUpload && (
            <ul role="list" className="document-links">
              {answer.datos.map((document) => (
                <li key={document.id}>
                  <CvDocumentRow document={document} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <PartMissing {...importState} />
    </Section>
  );
}
