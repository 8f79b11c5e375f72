import type { PortalRouting } from '#core/routing/addresses.ts';
import { $language } from '#portal/data/browser/language.ts';
import { showNoticeOnNextPage } from '#portal/data/messages/messages.ts';
import { isKnown, placeToGo } from './rescue.ts';

// Looks for the page that was meant by an unknown address; only if there is none does the message come up.
const routing = JSON.parse(document.getElementById('portal-routing')?.textContent ?? '') as PortalRouting;
const stored = $language.get();
const preferred = stored && routing.languages.includes(stored) ? stored : undefined;
const place = placeToGo(routing, location, preferred);
if (place === undefined) document.documentElement.toggleAttribute('data-lost', true);
else {
  if (!isKnown(routing, location.pathname, preferred)) showNoticeOnNextPage({ unknownAddress: true });
  location.replace(place);
}
