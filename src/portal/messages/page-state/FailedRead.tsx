import alert from 'icon:triangle-alert';
import cloudOff from 'icon:cloud-off';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { useFailure } from './use-failure.ts';
import './page-state.scss';

interface FailedReadProps {
  failure: CallFailure;
  /** Text that tells what could not be loaded. */
  text: string;
  retry: () => void;
  /** For a part of a page, not a whole one. */
  isPart?: boolean;
  /** A retry is in progress. */
  isBusy?: boolean;
}

/** Shows that something could not be loaded, with the reason of the server, and a retry where it can help. */
export function FailedRead({ failure, text, retry, isPart = false, isBusy = false }: FailedReadProps) {
  return (
    <div className={isPart ? 'part-failed' : 'page-state'} role="alert">
      {!isPart && <Icon shapes={failure.kind === 'unavailable' ? cloudOff : alert} />}
      <p>{text}</p>
      <WayOn {...{ failure, retry, isBusy }} isPrimary={!isPart} />
    </div>
  );
}

interface WayOnProps {
  /** Absent during a retry. */
  failure: CallFailure | undefined;
  retry: () => void;
  isBusy?: boolean;
  isPrimary?: boolean;
}

/** The reason of a failure, a link to another page, and a retry where it can help. */
export function WayOn({ failure, retry, isBusy, isPrimary = false }: WayOnProps) {
  const { t } = usePage().format;
  const { reason, more, link, mayPass } = useFailure(failure);
  return (
    <>
      {reason && <p>{'words' in reason ? reason.words : t(reason.id, reason.values)}</p>}
      {more && <p>{more}</p>}
      {link && (
        <a className={isPrimary ? 'button button-primary' : 'button'} href={link.href}>
          {t(link.label)}
        </a>
      )}
      {mayPass && (
        <Button kind={isPrimary ? 'primary' : 'secondary'} onClick={retry} {...(isBusy && { isBusy })}>
          {t('actions.retry')}
        </Button>
      )}
    </>
  );
}
