import file from 'icon:file-text';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';
import './document-row.scss';

type Row = Pick<StoredDocument, 'nombre' | 'enlace'> & Partial<StoredDocument>;

/** A document: link, kind and date. */
export function CvDocumentRow({ document }: { document: Row }) {
  const { date } = usePage().format;
  const { nombre, enlace, idTipo, fecha, extension_adjunto: extension } = document;
  const kind = useLabels('tiposDocumentoAlumnoPracticas', idTipo);
  const facts = [kind(idTipo), extension?.toUpperCase(), fecha && date(fecha)].filter(Boolean);
  return (
    <div className="document">
      <Icon shapes={file} />
      <div>
        <ServerLink address={enlace}>{nombre}</ServerLink>
        {facts.length > 0 && <p className="entry-line">{facts.join(' · ')}</p>}
      </div>
    </div>
  );
}
