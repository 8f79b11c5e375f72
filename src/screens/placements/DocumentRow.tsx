import file from 'icon:file-text';
import type { StoredDocument } from '#api/entities/document.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon } from '#ui/Icon.tsx';
import { useNames } from './use-names.ts';

/** A file of a placement with the way to open it, its kind and its date. */
export function DocumentRow({ document }: { document: StoredDocument }) {
  const { t, date } = usePage().format;
  const { nombre, enlace, idTipo, fecha, extension_adjunto: extension } = document;
  const kind = useNames('tiposDocumentoAlumnoPracticas', [idTipo]);
  const facts = [kind, extension?.toUpperCase(), fecha && date(fecha)].filter(Boolean);
  return (
    <>
      <Icon shapes={file} />
      <div>
        <a href={enlace} target="_blank" rel="noopener noreferrer">
          {nombre}
          <span className="visually-hidden"> {t('frame.newTab')}</span>
        </a>
        {facts.length > 0 && <p className="placement-soft">{facts.join(' · ')}</p>}
      </div>
    </>
  );
}
