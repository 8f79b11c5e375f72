import printer from 'icon:printer';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { usePrintTitle } from './use-print-title.ts';

/**
 * Opens the browser's print dialog, which can also save the page as a PDF.
 * @param title name of the file
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
