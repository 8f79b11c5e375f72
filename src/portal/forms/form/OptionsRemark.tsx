import type { Formatter } from '#core/i18n/formatter.ts';
import { Button } from '#portal/ui/Button.tsx';
import type { SelectOptions } from './select-options.ts';

interface OptionsRemarkProps {
  options: SelectOptions;
  t: Formatter['t'];
  /** Called before retrying, because the button disappears and loses the focus. */
  onRetry: () => void;
}

/** Whether options need a remark: they failed to load, or some could not be read. */
export const hasRemark = (options: SelectOptions): boolean =>
  options.state === 'failed' || (options.state === 'ready' && (options.omitted ?? 0) > 0);

/** Remark on the options of a field: why they failed to load, with a retry, or how many are missing. */
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
