import { useState } from 'react';
import { type CalendarPeriod, isWithin } from '#core/brand/calendar.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { local, portalKey } from '#portal/data/browser/storage.ts';

/** Switch of god mode, in which this browser passes the maintenance page and sees no mandatory popups. */
export function GodmodeScreen({ maintenance }: { maintenance?: CalendarPeriod | undefined }) {
  const {
    brand: { settings },
    format: { t },
  } = usePage();
  const stored = useBrowserValue(() => local.get(portalKey('godmode')) === 'true') ?? false;
  const isClosed = useBrowserValue(() => isWithin(maintenance, Date.now())) ?? false;
  const [changed, setChanged] = useState<boolean>();
  const [isBlocked, setBlocked] = useState(false);
  const isOn = changed ?? stored;

  function toggle(): void {
    const key = portalKey('godmode');
    if (isOn) local.remove(key);
    setBlocked(!isOn && !local.set(key, 'true'));
    setChanged(!isOn);
  }

  return (
    <div className="login-step">
      <p>{t(settings.inMantenimiento || isClosed ? 'login.inMaintenance' : 'frame.maintenanceOver')}</p>
      <p>{t('login.godmodeText')}</p>
      <div className="login-switch">
        <button type="button" role="switch" id="godmode" aria-checked={isOn} onClick={toggle} />
        <label htmlFor="godmode">{t('login.godmode')}</label>
        <span aria-hidden="true">{t(isOn ? 'login.godmodeOn' : 'login.godmodeOff')}</span>
      </div>
      <p role="status">{isBlocked && t('login.godmodeLost')}</p>
    </div>
  );
}
