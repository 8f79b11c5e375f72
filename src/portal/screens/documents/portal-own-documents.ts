import { documentosAportados } from '#core/contract/calls/company-documents.ts';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { createOwnDocuments } from './own-documents.ts';

function shownDocuments(): readonly StoredDocument[] {
  const query = queryCache.of(documentosAportados, {}).get();
  return query.state === 'ready' ? query.datos : [];
}

/** The portal's store of the company's documents, wired to the query cache. */
export const ownDocuments = createOwnDocuments({
  call,
  currentDocuments: shownDocuments,
  refetch: () => queryCache.refresh(documentosAportados, {}),
  show: (documents) => queryCache.put(documentosAportados, {}, documents),
});
