import alert from 'icon:circle-alert';
import { usePage } from '#portal/island/page-context.ts';
import { keepReturnPath } from '#portal/data/session/return-path.ts';
import { $error, type PortalError } from '#portal/data/messages/messages.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Banner } from './Banner.tsx';
import { errorView } from './error-view.ts';
import type { Action } from './message-context.ts';
import { useMessageContext } from './use-message-context.ts';
import { useUnsavedInput } from './use-unsaved-input.ts';

/** Banner of an error, with the one action that it allows. */
export function ErrorBanner({ error }: { error: PortalError }) {
  const page = usePage();
  const { t } = page.format;
  const hasUnsavedInput = useUnsavedInput();
  const context = { ...useMessageContext(), hasUnsavedInput };
  const view = errorView(error, context, page.brand.settings);
  const clear = (): void => $error.set(undefined);
  return (
    <Banner
      tone="danger"
      icon={alert}
      title={view.title && t(view.title)}
      text={view.serverMessage ?? t(view.text, view.values)}
      reason={view.reason}
      takesFocus={view.isImportant}
      isSmall={view.isSmall}
      {...(!view.isImportant && { onClose: clear })}
      // A new element per error, so that screen readers announce it.
      key={error.code}
    >
      {view.action && <ActionButton action={view.action} error={error} onDone={clear} />}
    </Banner>
  );
}

interface ActionButtonProps {
  action: Action;
  error: PortalError;
  onDone: () => void;
}

function ActionButton({ action, error, onDone }: ActionButtonProps) {
  const { t } = usePage().format;
  const label = t(action.label);
  switch (action.kind) {
    case 'link':
      return (
        <a className="button" href={action.href}>
          {label}
        </a>
      );
    case 'signOut':
      return (
        <a className="button button-primary" href={action.href}>
          {label}
        </a>
      );
    case 'signInInNewTab':
      return (
        <a className="button button-primary" href={action.href} target="_blank">
          {label}
          <span className="visually-hidden"> {t('frame.newTab')}</span>
        </a>
      );
    case 'retry':
    case 'reload': {
      const again = action.kind === 'retry' ? error.retry : () => location.reload();
      return (
        <Button
          onClick={() => {
            onDone();
            again?.();
          }}
        >
          {label}
        </Button>
      );
    }
    default: {
      const leave = (): void => {
        onDone();
        keepReturnPath(location.pathname + location.search + location.hash);
        location.assign(action.href);
      };
      return (
        <Button kind="primary" onClick={leave}>
          {label}
        </Button>
      );
    }
  }
}
