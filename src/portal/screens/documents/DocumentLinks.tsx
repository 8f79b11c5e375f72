import file from 'icon:file-text';
import type { ReactNode } from 'react';
import type { LinkedDocument } from '#core/contract/entities/document.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import '#portal/pieces/cv-sheet/document-row.scss';

/** Links to documents, with addresses as the server sent them. */
export function DocumentLinks({ documents }: { documents: readonly LinkedDocument[] }) {
  return documents.map(({ titulo, url }) => (
    <DocumentLine key={`${titulo} ${url}`}>
      <ServerLink address={url}>{titulo}</ServerLink>
    </DocumentLine>
  ));
}

/** Links to documents that the brand lists in its settings. */
export function BrandDocumentLinks({ documents }: { documents: readonly LinkedDocument[] }) {
  const { t } = usePage().format;
  return documents.map(({ titulo, url }) => (
    <DocumentLine key={`${titulo} ${url}`}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {titulo}
        <span className="visually-hidden"> {t('frame.newTab')}</span>
      </a>
    </DocumentLine>
  ));
}

function DocumentLine({ children }: { children: ReactNode }) {
  return (
    <li className="document">
      <Icon shapes={file} />
      <div>{children}</div>
    </li>
  );
}
