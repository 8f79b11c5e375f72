import { degreeCopy } from '#core/contract/constants.ts';
import type { RequiredDocument } from '#core/contract/entities/document.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { nothingBefore } from '#portal/forms/editors/use-editor.ts';
import { NewDocumentFields } from '#portal/pieces/new-document/NewDocumentFields.tsx';
import { useNewDocument } from '#portal/pieces/new-document/use-new-document.ts';
import type { DocumentSlot } from '../stores/documents-store.ts';
import { documents } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';

interface DocumentEditorProps {
  slot: DocumentSlot;
  /** The requested document, for `documentosProcesos`. */
  requested?: RequiredDocument;
}

/** Name of an uploaded CV; the same in all languages, since companies read it too. */
const uploadedCvName = 'CV';

const titles: Record<DocumentSlot, MessageId> = {
  cv: 'cv.addOwnCv',
  documentos: 'cv.newDocument',
  certificados: 'cv.newCertificate',
  documentosPrivados: 'cv.newPrivateDocument',
  documentosProcesos: 'cv.handIn',
};

/** Form of a new document: file or address, with name and kind if the slot does not determine them. */
export function DocumentEditor({ slot, requested }: DocumentEditorProps) {
  const { t } = usePage().format;
  const asksForName = slot !== 'cv' && slot !== 'documentosProcesos';
  const document = useNewDocument({
    kindOfFile: (idTipo) => (idTipo === degreeCopy ? 'pdf' : 'general'),
    asksForName,
    kind: slot === 'certificados' ? 'required' : 'optional',
  });
  const { initial, fields } = document;
  const { labels, sending, wire } = document.upload;
  const form = useCvEditor({
    ...nothingBefore,
    initial,
    validate: document.problems,
    wire,
    save: async (_, values, sent) => {
      const upload = await document.read(values);
      if (!upload) return { ok: false, kind: 'aborted' };
      const nombre = requested?.nombre.trim() ?? (asksForName ? upload.nombre : uploadedCvName);
      const requestId = requested ? { idDocumento: requested.idDocumento } : {};
      return sending.run((options) =>
        documents.add({ ...upload, destino: slot, nombre, ...requestId }, options, sent),
      );
    },
    fields: document.fieldsOfCodes,
    arrivedText: 'cv.documentArrived',
  });
  return (
    <EditorForm
      title={requested?.nombre ?? t(titles[slot])}
      {...{ form, fields }}
      labels={labels}
      stop={sending.stop}
    >
      <NewDocumentFields document={document} />
    </EditorForm>
  );
}
