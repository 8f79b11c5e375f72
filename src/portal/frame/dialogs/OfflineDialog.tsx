import cloudOff from 'icon:cloud-off';
import { usePage } from '#portal/island/page-context.ts';
import { FrameDialog } from '#portal/ui/FrameDialog.tsx';

/** Covers the page while there is no connection; the page below keeps its input. */
export function OfflineDialog() {
  const { t } = usePage().format;
  return (
    <FrameDialog icon={cloudOff} title={t('frame.offline')}>
      <p>{t('frame.offlineText')}</p>
    </FrameDialog>
  );
}
