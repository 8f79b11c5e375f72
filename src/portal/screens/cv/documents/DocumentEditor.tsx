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
  place: DocumentSlot;
  /** What is handed in, of documents that a process asks for. */
  requested?: RequiredDocument;
}

/** The same in every language: companies read it, not only the student. */
const nameOfOwnCv = 'CV';

const titles: Record<DocumentSlot, MessageId> = {
  cv: 'cv.addOwnCv',
  documentos: 'cv.newDocument',
  certificados: 'cv.newCertificate',
  documentosPrivados: 'cv.newPrivateDocument',
  documentosProcesos: 'cv.handIn',
};

/** The form of a new document: its file or address, its name and its kind, as far as the place leaves them open. */
export function DocumentEditor({ place, requested }: DocumentEditorProps) {
  const { t } = usePage().format;
  const isNamed = place !== 'cv' && place !== 'documentosProcesos';
  const document = useNewDocument({
    kindOfFile: (idTipo) => (idTipo === degreeCopy ? 'pdf' : 'general'),
    isNamed,
    kind: place === 'certificados' ? 'required' : 'optional',
  });
  const { initial, fields, upload } = document;
  const form = useCvEditor({
    ...nothingBefore,
    initial,
    validate: document.problems,
    wire: upload.wire,
    save: async (_, values, sent) => {
      const read = await document.read(values);
      if (!read) return { ok: false, kind: 'aborted' };
      const nombre = requested?.nombre.trim() ?? (isNamed ? read.nombre : nameOfOwnCv);
      const asked = requested ? { idDocumento: requested.idDocumento } : {};
      return upload.sending.run((options) =>
        documents.add({ ...read, destino: place, nombre, ...asked }, options, sent),
      );
    },
    fields: document.fieldsOfCodes,
    arrivedText: 'cv.documentArrived',
  });
  return (
    <EditorForm
      title={requested?.nombre ?? t(titles[place])}
      {...{ form, fields }}
      labels={upload.labels}
      stop={upload.sending.stop}
    >
      <NewDocumentFields document={document} />
    </EditorForm>
  );
}
