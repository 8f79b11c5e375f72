import circle from 'icon:circle-dashed';
import circleCheck from 'icon:circle-check';
import type { RequiredDocument } from '#core/contract/entities/document.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** The documents that an offer requires of applicants, marked as submitted or missing. */
export function ApplicationDocuments({ documents }: { documents: readonly RequiredDocument[] }) {
  const { t } = usePage().format;
  return (
    <section aria-labelledby="application-documents">
      <h2 id="application-documents">{t('applications.documents')}</h2>
      <ul className="application-documents" role="list">
        {documents.map(({ idDocumento, nombre, descripcion, entregado }) => (
          <li key={idDocumento} data-given={entregado || undefined}>
            <Icon shapes={entregado ? circleCheck : circle} />
            <div>
              <p>{nombre}</p>
              {descripcion && <p className="application-document-note">{descripcion}</p>}
            </div>
            {entregado !== undefined && (
              <span className="application-document-state">
                {t(entregado ? 'applications.documentGiven' : 'applications.documentMissing')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
