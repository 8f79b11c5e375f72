import { sideOf } from '#core/model/people.ts';
import { baseAddress } from '#portal/data/server/client/base-address.ts';
import { readingHeaders, sentAs } from '#portal/data/server/client/headers.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PageData } from '#portal/island/page-context.ts';

/**
 * Ends a session at the server too, where that has the call for it. Nothing waits for the answer, and the page may be
 * left: signing out is done in the browser, whether the server hears of it or not.
 */
export function endSession({ endSession: call, language }: PageData, { token, type }: PortalSession): void {
  if (!call) return;
  const url = baseAddress(location.host, call.server) + call.paths[sideOf(type)];
  const headers = { ...readingHeaders(language, token), 'Content-Type': 'application/json' };
  const request: RequestInit = { ...sentAs, method: 'POST', headers, body: '{}', redirect: 'error' };
  fetch(url, { ...request, keepalive: true }).catch(() => undefined);
}
