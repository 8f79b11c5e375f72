import { useStore } from '@nanostores/react';
import alert from 'icon:circle-alert';
import { type ReactNode, useEffect } from 'react';
import { degreeCopy } from '#core/contract/constants.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { EntryList } from '#portal/forms/editors/EntryList.tsx';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { CvDocumentRow } from '#portal/pieces/cv-sheet/CvDocumentRow.tsx';
import { failureText } from '#portal/forms/editors/failure-text.ts';
import { ProcessDocuments } from './ProcessDocuments.tsx';
import type { DocumentList } from '../stores/documents-store.ts';
import { documents } from '../stores/portal-cv.ts';
import './documents.scss';

const editors = {
  cv: async () => (await import('./document-editors.tsx')).OwnCvEditor,
  documentos: async () => (await import('./document-editors.tsx')).PublicDocumentEditor,
  certificados: async () => (await import('./document-editors.tsx')).CertificateEditor,
  documentosPrivados: async () => (await import('./document-editors.tsx')).PrivateDocumentEditor,
};

const texts: Record<DocumentList, Record<'title' | 'intro' | 'add' | 'empty', MessageId>> = {
  documentos: {
    title: 'cv.publicDocuments',
    intro: 'cv.publicDocumentsIntro',
    add: 'cv.addDocument',
    empty: 'cv.noPublicDocuments',
  },
  certificados: {
    title: 'cv.certificates',
    intro: 'cv.certificatesIntro',
    add: 'cv.addCertificate',
    empty: 'cv.noCertificates',
  },
  documentosPrivados: {
    title: 'cv.privateDocuments',
    intro: 'cv.privateDocumentsIntro',
    add: 'cv.addPrivateDocument',
    empty: 'cv.noPrivateDocuments',
  },
};

/** Documents of a CV, grouped by audience, and the documents requested by processes. */
export function DocumentsView({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = (key: string) => flagsOf(brand.fields.profesional, key);
  const requested = useStore(documents.$requested) ?? cv.documentosProcesos;
  const showsRequested = flags('documentosProcesos').visible;
  useEffect(() => {
    if (showsRequested) void documents.loadRequested();
  }, [showsRequested]);
  return (
    <>
      {showsRequested && requested.length > 0 && (
        <DocumentGroup title={t('cv.requestedDocuments')} intro={t('cv.requestedDocumentsIntro')}>
          <ProcessDocuments requested={requested} isFixed={!flags('documentosProcesos').editable} />
        </DocumentGroup>
      )}
      {flags('urlCV').visible && (
        <DocumentGroup title={t('cv.ownCv')} intro={t('cv.ownCvIntro')}>
          <EditableBlock
            id="ownCv"
            what={t('cv.ownCv')}
            label={t(cv.urlCV ? 'cv.replaceOwnCv' : 'cv.addOwnCv')}
            load={editors.cv}
            isFixed={!flags('urlCV').editable}
          >
            {cv.urlCV ? (
              <CvDocumentRow document={{ nombre: t('cv.viewOwnCv'), enlace: cv.urlCV }} />
            ) : (
              <p className="entries-empty">{t('cv.noOwnCv')}</p>
            )}
          </EditableBlock>
        </DocumentGroup>
      )}
      {(Object.keys(texts) as DocumentList[])
        .filter((list) => flags(list).visible)
        .map((list) => (
          <DocumentGroup key={list} title={t(texts[list].title)} intro={t(texts[list].intro)}>
            {list === 'documentosPrivados' && <DegreeNote documents={cv[list]} />}
            <EntryList
              id={list}
              entries={cv[list]}
              nameOf={({ nombre }) => nombre}
              load={editors[list]}
              isUnchanging
              isFixed={!flags(list).editable}
              texts={{
                add: t(texts[list].add),
                empty: t(texts[list].empty),
                removeQuestion: ({ nombre }) => t('cv.removeDocument', { name: nombre }),
              }}
              remove={async (document) => {
                const result = await documents.remove(list, document);
                return result.ok ? undefined : failureText(result, t, 'student');
              }}
            >
              {(document) => <CvDocumentRow document={document} />}
            </EntryList>
          </DocumentGroup>
        ))}
    </>
  );
}

/** Reminds graduates of the copy of their degree until it is uploaded. */
function DegreeNote({ documents: stored }: { documents: readonly StoredDocument[] }) {
  const { t } = usePage().format;
  const session = useSession();
  if (session?.type !== 'Egresado' || stored.some(({ idTipo }) => idTipo === degreeCopy)) return null;
  return (
    <p className="document-state document-state-open">
      <Icon shapes={alert} />
      {t('notices.titleCopyNeeded')}
    </p>
  );
}

function DocumentGroup({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className="document-group">
      <h3>{title}</h3>
      <p className="section-intro">{intro}</p>
      {children}
    </div>
  );
}
