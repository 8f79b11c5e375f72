import type { PortalRouting } from '#core/routing/addresses.ts';
import { $language } from '#portal/data/browser/language.ts';
import { showNoticeOnNextPage } from '#portal/data/messages/messages.ts';
import { isKnown, redirectTarget } from './rescue.ts';

// Redirects to the page that an unknown address probably means, and shows the message only if no page fits.
const routing = JSON.parse(document.getElementById('portal-routing')?.textContent ?? '') as PortalRouting;
const stored = $language.get();
const preferred = stored && routing.languages.includes(stored) ? stored : undefined;
const target = redirectTarget(routing, location, preferred);
if (target === undefined) document.documentElement.toggleAttribute('data-lost', true);
else {
  if (!isKnown(routing, location.pathname, preferred)) showNoticeOnNextPage({ unknownAddress: true });
  location.replace(target);
}
