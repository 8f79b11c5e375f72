import { memo } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { SelectRow } from '#portal/lists/selection/SelectBox.tsx';
import type { Selection } from '#portal/lists/selection/use-selection.ts';
import { useCandidateName } from '../use-candidate-name.ts';
import { CandidateItem, type CandidateItemProps } from './CandidateItem.tsx';

interface CandidateRowProps extends Omit<CandidateItemProps, 'children'> {
  isChosen: boolean;
  onChoose: Selection<number>['choose'];
}

/** A candidate in the list, who can be chosen; memoized, so that only changed rows render again. */
export const CandidateRow = memo(function CandidateRow({ isChosen, onChoose, ...item }: CandidateRowProps) {
  const { t } = usePage().format;
  const name = useCandidateName()(item.candidate);
  // The row may have been painted before, without the box.
  const isHydrated = useBrowserValue(() => true);
  return (
    <CandidateItem {...item}>
      {isHydrated && (
        <SelectRow
          row={item.candidate.idCandidatura}
          label={t('candidates.choose', { name })}
          isChosen={isChosen}
          onChoose={onChoose}
        />
      )}
    </CandidateItem>
  );
});
