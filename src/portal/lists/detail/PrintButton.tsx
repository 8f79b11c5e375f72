import printer from 'icon:printer';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { usePrintTitle } from './use-print-title.ts';

/**
 * Prints the page, or saves it as a PDF: that is the same dialog of the browser.
 * @param title names the file
 */
export function PrintButton({ title }: { title: string }) {
  const { t } = usePage().format;
  usePrintTitle(title);
  return (
    <Button onClick={() => print()}>
      <Icon shapes={printer} />
      {t('actions.print')}
    </Button>
  );
}
