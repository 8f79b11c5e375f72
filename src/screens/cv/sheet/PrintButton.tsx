import printer from 'icon:printer';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** Prints the page, or saves it as a PDF: that is the same dialog of the browser. */
export function PrintButton() {
  const { t } = usePage().format;
  return (
    <Button onClick={() => print()}>
      <Icon shapes={printer} />
      {t('cv.print')}
    </Button>
  );
}
