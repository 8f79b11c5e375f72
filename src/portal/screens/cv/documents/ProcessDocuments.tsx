import { useStore } from '@nanostores/react';
import alert from 'icon:circle-alert';
import check from 'icon:circle-check';
import upload from 'icon:upload';
import type { RequiredDocument } from '#core/contract/entities/document.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditButton } from '#portal/forms/editors/EditButton.tsx';
import { useEditing } from '#portal/forms/editors/editing-context.ts';
import { PartMissing } from '#portal/forms/editors/PartMissing.tsx';
import { SavedNote } from '#portal/forms/editors/SavedNote.tsx';
import { useImport } from '#portal/island/use-import-with-retry.ts';
import { Icon } from '#portal/ui/Icon.tsx';

interface RequestedDocumentsProps {
  requested: readonly RequiredDocument[];
  /** Whether uploads are disabled here. */
  isFixed: boolean;
}

const load = async () => (await import('./document-editors.tsx')).RequestedDocumentEditor;

/** Documents requested by processes, with their state and an upload. */
export function ProcessDocuments({ requested, isFixed }: RequestedDocumentsProps) {
  const { t } = usePage().format;
  const open = useStore(useEditing().$open)?.id;
  const idOf = ({ idDocumento }: RequiredDocument): string => `requested:${idDocumento}`;
  const { code: Editor, ...importState } = useImport(
    load,
    requested.some((document) => idOf(document) === open),
  );
  return (
    <ul role="list" className="entries">
      {requested.map((document) => {
        const { idDocumento, nombre, descripcion, idProceso, entregado } = document;
        const id = idOf(document);
        const isOpen = open === id;
        return (
          <li key={idDocumento} className="entry">
            {isOpen && Editor ? (
              <Editor document={document} />
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
                    <EditButton
                      id={id}
                      what={nombre}
                      icon={upload}
                      load={load}
                      isComing={isOpen && importState.isComing}
                    >
                      {t(entregado ? 'cv.handInAgain' : 'cv.handIn')}
                    </EditButton>
                    <SavedNote id={id} />
                    {isOpen && <PartMissing {...importState} />}
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
