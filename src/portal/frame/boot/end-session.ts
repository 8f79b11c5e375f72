import { sideOf } from '#core/model/people.ts';
import { baseAddress } from '#portal/data/server/client/base-address.ts';
import { readingHeaders, fetchOptions } from '#portal/data/server/client/headers.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PageData } from '#portal/island/page-context.ts';

/**
 * Ends a session at the server too, where the server has a call for it. Nothing waits for the answer, and the page may
 * be left: the sign-out in the browser does not depend on the server.
 */
export function endSession({ endSession: call, language }: PageData, { token, type }: PortalSession): void {
  if (!call) return;
  const url = baseAddress(location.host, call.server) + call.paths[sideOf(type)];
  const headers = { ...readingHeaders(language, token), 'Content-Type': 'application/json' };
  const request: RequestInit = { ...fetchOptions, method: 'POST', headers, body: '{}', redirect: 'error' };
  fetch(url, { ...request, keepalive: true }).catch(() => undefined);
}
