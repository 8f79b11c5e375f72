import wifiOff from 'icon:wifi-off';
import { usePage } from '#shell/islands/page-context.ts';
import { FrameDialog } from './FrameDialog.tsx';

/** Lies over the page while there is no connection; the page below keeps what was typed. */
export function OfflineDialog() {
  const { t } = usePage().format;
  return (
    <FrameDialog icon={wifiOff} title={t('frame.offline')}>
      <p>{t('frame.offlineText')}</p>
    </FrameDialog>
  );
}
