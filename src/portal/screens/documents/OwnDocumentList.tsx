import { useState } from 'react';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import { createEditing } from '#portal/forms/editors/editing.ts';
import { EditingContext } from '#portal/forms/editors/editing-context.ts';
import { EntryList } from '#portal/forms/editors/EntryList.tsx';
import { failureText } from '#portal/forms/editors/failure-text.ts';
import { LeaveQuestion } from '#portal/forms/editors/LeaveQuestion.tsx';
import { useKeptEntries } from '#portal/forms/editors/use-kept-entries.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { RowArrangement } from '#portal/lists/grouped/arrange-rows.ts';
import { RowFilters } from '#portal/lists/grouped/RowFilters.tsx';
import { useRowGroups } from '#portal/lists/grouped/use-row-groups.ts';
import { ShowMore } from '#portal/lists/list/ShowMore.tsx';
import { useShownCount } from '#portal/lists/list/use-shown-count.ts';
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
  const [editing] = useState(() => createEditing());
  return (
    <EditingContext value={editing}>
      <Entries {...{ documents, empty }} />
      <LeaveQuestion />
    </EditingContext>
  );
}

const arrangement: RowArrangement<StoredDocument> = {
  prefix: 'documentos.',
  groups: [],
  groupOf: () => '',
  wordsOf: ({ nombre, fecha }) => [nombre, fecha],
};

function Entries({ documents, empty }: OwnDocumentListProps) {
  const { t } = usePage().format;
  const list = useRowGroups(documents, arrangement);
  const { shown, showMore } = useShownCount(list.query);
  const entries = useKeptEntries('own', documents, list.matches.slice(0, shown));
  return (
    <>
      {list.hasFilters && (
        <RowFilters
          list={list}
          texts={{
            search: t('documents.searchOwn'),
            all: t('documents.allOwn'),
            parts: t('documents.ownParts'),
            count: t('documents.ownCount', { count: list.matches.length }),
            noneFound: t('documents.noneFound'),
          }}
        />
      )}
      <EntryList
        id="own"
        entries={entries}
        more={<ShowMore shown={shown} total={list.matches.length} onMore={showMore} />}
        nameOf={({ nombre }) => nombre}
        load={load}
        isUnchanging
        texts={{
          add: t('documents.add'),
          ...(empty && documents.length === 0 && { empty }),
          removeQuestion: ({ nombre }) => t('documents.remove', { name: nombre }),
        }}
        remove={async (document) => {
          const result = await ownDocuments.remove(document);
          return result.ok ? undefined : failureText(result, t, 'company');
        }}
      >
        {(document) => <CvDocumentRow document={document} />}
      </EntryList>
    </>
  );
}
