import { documentosAportados } from '#core/contract/calls/company-documents.ts';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { createOwnDocuments } from './own-documents.ts';

function known(): readonly StoredDocument[] {
  const shown = queryCache.of(documentosAportados, {}).get();
  return shown.state === 'ready' ? shown.datos : [];
}

/** What the company of this portal uploads. */
export const ownDocuments = createOwnDocuments({
  call,
  known,
  reread: () => queryCache.refresh(documentosAportados, {}),
  show: (documents) => queryCache.put(documentosAportados, {}, documents),
});
