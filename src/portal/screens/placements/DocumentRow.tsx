import file from 'icon:file-text';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import { useLabelList } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

/** A file of a placement: link, kind and date. */
export function DocumentRow({ document }: { document: StoredDocument }) {
  const { date } = usePage().format;
  const { nombre, enlace, idTipo, fecha, extension_adjunto: extension } = document;
  const kind = useLabelList('tiposDocumentoAlumnoPracticas', [idTipo]);
  const facts = [kind, extension?.toUpperCase(), fecha && date(fecha)].filter(Boolean);
  return (
    <>
      <Icon shapes={file} />
      <div>
        <ServerLink address={enlace}>{nombre}</ServerLink>
        {facts.length > 0 && <p className="placement-soft">{facts.join(' · ')}</p>}
      </div>
    </>
  );
}
