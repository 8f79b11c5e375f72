import calendarSync from 'icon:calendar-sync';
import copyIcon from 'icon:copy';
import { local, portalKey, tab } from '#portal/data/browser/storage.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { useServerAddress } from '#portal/island/server-link/use-server-address.ts';
import { useCopy } from '#portal/lists/detail/use-copy.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

const readAddress = (): string =>
  tab.get(portalKey('calendario')) || local.get(portalKey('calendario')) || '';

/** Ways to subscribe to the dates in a calendar program; nothing where the server has told no safe address. */
export function CalendarFeed({ isCompany }: { isCompany: boolean }) {
  const { t } = usePage().format;
  const { copy, note } = useCopy();
  const safe = useServerAddress(useBrowserValue(readAddress));
  if (safe === undefined) return null;
  const address = new URL(safe, location.href).href;
  return (
    <section className="dates-feed" aria-labelledby="dates-feed">
      <h2 id="dates-feed">{t('dates.feed')}</h2>
      <p>
        {t(isCompany ? 'dates.feedCompany' : 'dates.feedStudent')} {t('dates.feedSecret')}
      </p>
      <div className="dates-feed-ways">
        {/* Calendar programs open addresses of this scheme, which they read by https. */}
        <a className="button" href={address.replace(/^https?:/, 'webcal:')}>
          <Icon shapes={calendarSync} />
          {t('dates.subscribe')}
        </a>
        <Button onClick={() => void copy(address)}>
          <Icon shapes={copyIcon} />
          {t('dates.copyFeed')}
        </Button>
      </div>
      {note}
    </section>
  );
}
