import type { Formatter } from '#core/i18n/formatter.ts';
import { Button } from '#portal/ui/Button.tsx';
import type { SelectOptions } from './select-options.ts';

interface OptionsRemarkProps {
  options: SelectOptions;
  t: Formatter['t'];
  /** Called before another try: the button goes with what it is about. */
  onRetry: () => void;
}

/** Whether there is something to say of entries: they did not come, or not all of them can be read. */
export const hasRemark = (options: SelectOptions): boolean =>
  options.state === 'failed' || (options.state === 'ready' && (options.omitted ?? 0) > 0);

/** Says of the entries of a field why they did not come, or how many are missing. */
export function OptionsRemark({ options, t, onRetry }: OptionsRemarkProps) {
  if (options.state === 'ready') return <span>{t('frame.omitted', { count: options.omitted ?? 0 })}</span>;
  if (options.state === 'loading') return null;
  const { reason, retry } = options;
  return (
    <span role="alert" className="field-retry">
      {t('frame.listNotLoaded')} {reason}
      {retry && (
        <Button
          onClick={() => {
            onRetry();
            retry();
          }}
        >
          {t('actions.retry')}
        </Button>
      )}
    </span>
  );
}
