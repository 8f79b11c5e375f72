import share from 'icon:share-2';
import { addressIn } from '#core/routing/page-addresses.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { usePageId } from '#portal/island/address/use-page-id.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { useCopy } from './use-copy.tsx';

interface ShareButtonProps {
  /** Title for the receiver, without anything personal. */
  title: string;
  /** Address pattern of the shared page, if it is not this one. */
  pattern?: string | undefined;
}

/**
 * Shares the address of a page: by the system, else by copying it. The address has no language segment, so that
 * everyone gets the page in their own language.
 */
export function ShareButton({ title, pattern }: ShareButtonProps) {
  const page = usePage();
  const { t } = page.format;
  const id = usePageId();
  const { copy, note } = useCopy();

  async function send(): Promise<void> {
    const { pathname, origin } = location;
    const path =
      pattern && id !== undefined
        ? fillPattern(pattern, { id })
        : (addressIn(page, pathname, page.defaultLanguage) ?? pathname);
    const url = origin + path;
    try {
      // Absent in some browsers.
      await (navigator.share as typeof navigator.share | undefined)?.({ title, url });
      if ('share' in navigator) return;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
    }
    await copy(url);
  }

  return (
    <div className="share">
      <Button kind="quiet" onClick={() => void send()}>
        <Icon shapes={share} />
        {t('actions.share')}
      </Button>
      {note}
    </div>
  );
}
