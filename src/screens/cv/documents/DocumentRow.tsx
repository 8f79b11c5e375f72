import file from 'icon:file-text';
import type { StoredDocument } from '#api/entities/document.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLabels } from '../use-labels.ts';

type Row = Pick<StoredDocument, 'nombre' | 'enlace'> & Partial<StoredDocument>;

/** A document with the way to open it, its kind and its date. */
export function DocumentRow({ document }: { document: Row }) {
  const { t, date } = usePage().format;
  const { nombre, enlace, idTipo, fecha, extension_adjunto: extension } = document;
  const kind = useLabels('tiposDocumentoAlumnoPracticas', idTipo);
  const facts = [kind(idTipo), extension?.toUpperCase(), fecha && date(fecha)].filter(Boolean);
  return (
    <div className="document">
      <Icon shapes={file} />
      <div>
        {enlace ? (
          <a href={enlace} target="_blank" rel="noopener noreferrer">
            {nombre}
            <span className="visually-hidden"> {t('frame.newTab')}</span>
          </a>
        ) : (
          nombre
        )}
        {facts.length > 0 && <p className="entry-line">{facts.join(' · ')}</p>}
      </div>
    </div>
  );
}
