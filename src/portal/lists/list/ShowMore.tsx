import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { Button } from '#portal/ui/Button.tsx';
import { ShownOf } from './ShownOf.tsx';

interface ShowMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
}

/** Button below a part of a list that shows more of its rows; nothing if all are shown. */
export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  const { t } = usePage().format;
  // The list may have been painted before, without the button.
  const isHydrated = useBrowserValue(() => true);
  return (
    <ShownOf shown={shown} total={total}>
      {isHydrated && <Button onClick={onMore}>{t('frame.showMore')}</Button>}
    </ShownOf>
  );
}
