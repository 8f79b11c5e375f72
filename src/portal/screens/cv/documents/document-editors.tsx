import type { RequiredDocument } from '#core/contract/entities/document.ts';
import { DocumentEditor } from './DocumentEditor.tsx';

export function OwnCvEditor() {
  return <DocumentEditor slot="cv" />;
}

export function PublicDocumentEditor() {
  return <DocumentEditor slot="documentos" />;
}

export function CertificateEditor() {
  return <DocumentEditor slot="certificados" />;
}

export function PrivateDocumentEditor() {
  return <DocumentEditor slot="documentosPrivados" />;
}

export function RequestedDocumentEditor({ document }: { document: RequiredDocument }) {
  return <DocumentEditor slot="documentosProcesos" requested={document} />;
}
