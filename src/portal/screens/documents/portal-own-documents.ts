import { documentosAportados } from '#core/contract/calls/company-documents.ts';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import { answers } from '#portal/data/portal-answers.ts';
import { call } from '#portal/data/server.ts';
import { createOwnDocuments } from './own-documents.ts';

function known(): readonly StoredDocument[] {
  const shown = answers.of(documentosAportados, {}).get();
  return shown.state === 'ready' ? shown.datos : [];
}

/** What the company of this portal uploads. */
export const ownDocuments = createOwnDocuments({
  call,
  known,
  reread: () => answers.refresh(documentosAportados, {}),
  show: (documents) => answers.put(documentosAportados, {}, documents),
});
