import { useStore } from '@nanostores/react';
import { memo, type RefObject } from 'react';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { DomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import type { Selection } from '#portal/lists/selection/use-selection.ts';
import { Button } from '#portal/ui/Button.tsx';
import { candidateWords } from './candidate-words.ts';
import { $rejections } from '../stores/rejection-store.ts';
import type { CandidacyStates } from '../use-states.ts';
import { CandidateRow } from './CandidateRow.tsx';

interface CandidateRowsProps {
  rows: readonly Candidate[];
  /** Number of rows in the document. */
  shown: number;
  /** Element below the last row that loads more rows when it comes near. */
  end: RefObject<HTMLParagraphElement | null>;
  more: () => void;
  /** Query of the list, carried to the pages of the candidates. */
  query: string;
  states: CandidacyStates;
  degrees: DomainLabels | undefined;
  years: DomainLabels | undefined;
  opened: number | undefined;
  marked: ReadonlySet<number>;
  onChoose: Selection<number>['choose'];
  onOpen: ((id: number) => void) | undefined;
}

/** Rows of the list; memoized apart from the filters, so that typing there does not wait for the rows. */
export const CandidateRows = memo(function CandidateRows(props: CandidateRowsProps) {
  const { rows, shown, end, more, query, states, degrees, years, opened, marked, onChoose, onOpen } = props;
  const { brand, format } = usePage();
  const isHydrated = useBrowserValue(() => true);
  const wordsOf = candidateWords({ paths: brand.paths, query, states, degrees, years });
  const rejected = new Set(useStore($rejections).map(({ idCandidatura }) => idCandidatura));
  return (
    <>
      <ul role="list" className="candidate-rows">
        {rows.slice(0, shown).map((candidate) => (
          <CandidateRow
            key={candidate.idCandidatura}
            {...wordsOf(candidate)}
            isOpen={candidate.idCandidatura === opened}
            isRejected={rejected.has(candidate.idCandidatura)}
            isChosen={marked.has(candidate.idCandidatura)}
            onChoose={onChoose}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {shown < rows.length && (
        <p ref={end} className="candidates-more">
          {isHydrated && (
            <Button onClick={more}>{format.t('candidates.more', { count: rows.length - shown })}</Button>
          )}
        </p>
      )}
    </>
  );
});
