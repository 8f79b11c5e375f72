import { useEffect, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import type { ImportState } from '#portal/island/use-import-with-retry.ts';
import { Button } from '#portal/ui/Button.tsx';
import '#portal/messages/page-state/page-state.scss';

type PartMissingProps = Pick<ImportState<unknown>, 'isMissing' | 'isComing' | 'retry'>;

/** Message that the chunk of a part failed to load, with a retry; in place of the part or beside its button. */
export function PartMissing({ isMissing, isComing, retry }: PartMissingProps) {
  const { t } = usePage().format;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMissing) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isMissing]);
  if (!isMissing) return null;
  return (
    <div ref={ref} role="alert" className="part-failed part-missing">
      <p>{t('frame.partNotLoaded')}</p>
      <Button
        isBusy={isComing}
        onClick={() => {
          if (!isComing) retry();
        }}
      >
        {t('actions.retry')}
      </Button>
    </div>
  );
}
