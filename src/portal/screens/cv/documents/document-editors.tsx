import type { RequiredDocument } from '#core/contract/entities/document.ts';
import { DocumentEditor } from './DocumentEditor.tsx';

export function OwnCvEditor() {
  return <DocumentEditor place="cv" />;
}

export function PublicDocumentEditor() {
  return <DocumentEditor place="documentos" />;
}

export function CertificateEditor() {
  return <DocumentEditor place="certificados" />;
}

export function PrivateDocumentEditor() {
  return <DocumentEditor place="documentosPrivados" />;
}

export function RequestedDocumentEditor({ document }: { document: RequiredDocument }) {
  return <DocumentEditor place="documentosProcesos" requested={document} />;
}
