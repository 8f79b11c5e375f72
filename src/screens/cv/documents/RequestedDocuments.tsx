import { useStore } from '@nanostores/react';
import alert from 'icon:circle-alert';
import check from 'icon:circle-check';
import upload from 'icon:upload';
import type { RequiredDocument } from '#api/entities/document.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditButton } from '#shell/sections/EditButton.tsx';
import { useEditing } from '#shell/sections/editing-context.ts';
import { LazyPart } from '#shell/sections/LazyPart.tsx';
import { SavedNote } from '#shell/sections/SavedNote.tsx';
import { Icon } from '#ui/Icon.tsx';

interface RequestedDocumentsProps {
  requested: readonly RequiredDocument[];
  /** Nothing can be handed in here. */
  isFixed: boolean;
}

const load = async () => (await import('./document-editors.tsx')).RequestedDocumentEditor;

/** Documents that processes ask for: what, for what, whether it is there, and the way to hand it in. */
export function RequestedDocuments({ requested, isFixed }: RequestedDocumentsProps) {
  const { t } = usePage().format;
  const open = useStore(useEditing().$open)?.id;
  return (
    <ul role="list" className="entries">
      {requested.map((document) => {
        const { idDocumento, nombre, descripcion, idProceso, entregado } = document;
        const id = `requested:${idDocumento}`;
        return (
          <li key={idDocumento} className="entry">
            {open === id ? (
              <LazyPart load={load} props={{ document }} />
            ) : (
              <>
                <div className="entry-text">
                  <p className="document-name">{nombre}</p>
                  {descripcion && <p className="entry-line">{descripcion}</p>}
                  {idProceso !== undefined && (
                    <p className="entry-line">{t('cv.requestedBy', { number: String(idProceso) })}</p>
                  )}
                  <p className={`document-state document-state-${entregado ? 'done' : 'open'}`}>
                    <Icon shapes={entregado ? check : alert} />
                    {t(entregado ? 'cv.documentHandedIn' : 'cv.documentPending')}
                  </p>
                </div>
                {!isFixed && (
                  <div className="entry-actions">
                    <EditButton id={id} what={nombre} icon={upload}>
                      {t(entregado ? 'cv.handInAgain' : 'cv.handIn')}
                    </EditButton>
                    <SavedNote id={id} />
                  </div>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
