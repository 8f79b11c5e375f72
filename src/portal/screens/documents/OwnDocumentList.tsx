import { useState } from 'react';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import { createEditing } from '#portal/forms/editors/editing.ts';
import { EditingContext } from '#portal/forms/editors/editing-context.ts';
import { EntryList } from '#portal/forms/editors/EntryList.tsx';
import { failureText } from '#portal/forms/editors/failure-text.ts';
import { LeaveQuestion } from '#portal/forms/editors/LeaveQuestion.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { CvDocumentRow } from '#portal/pieces/cv-sheet/CvDocumentRow.tsx';
import { ownDocuments } from './portal-own-documents.ts';

export interface OwnDocumentListProps {
  documents: readonly StoredDocument[];
  /** Text of an empty list; absent if some rows were left out as invalid. */
  empty: string | undefined;
}

const load = async () => (await import('./OwnDocumentEditor.tsx')).OwnDocumentEditor;

/** List of the company's documents, with adding and removing. */
export function OwnDocumentList({ documents, empty }: OwnDocumentListProps) {
  const { t } = usePage().format;
  const [editing] = useState(() => createEditing());
  return (
    <EditingContext value={editing}>
      <EntryList
        id="own"
        entries={documents}
        nameOf={({ nombre }) => nombre}
        load={load}
        isUnchanging
        texts={{
          add: t('documents.add'),
          ...(empty && { empty }),
          removeQuestion: ({ nombre }) => t('documents.remove', { name: nombre }),
        }}
        remove={async (document) => {
          const result = await ownDocuments.remove(document);
          return result.ok ? undefined : failureText(result, t, 'company');
        }}
      >
        {(document) => <CvDocumentRow document={document} />}
      </EntryList>
      <LeaveQuestion />
    </EditingContext>
  );
}
