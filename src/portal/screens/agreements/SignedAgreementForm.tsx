import { useRef } from 'react';
import type { Agreement, AgreementState } from '#core/contract/entities/agreement.ts';
import { localDay } from '#core/i18n/dates.ts';
import { call } from '#portal/data/server/call.ts';
import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { UploadField } from '#portal/forms/files/UploadField.tsx';
import { isPdf } from '#portal/forms/files/pdf-content.ts';
import { UploadProgress } from '#portal/forms/files/UploadProgress.tsx';
import { fileCodes, useUpload } from '#portal/forms/files/use-upload.ts';
import { useForm } from '#portal/forms/form/use-form.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import { dropAgreements } from './drop-agreements.ts';
import { uploadSigned } from './send-agreement.ts';

export interface SignedAgreementFormProps {
  agreement: Agreement;
  onSent: () => void;
  /** Called if the agreement takes no signature any more; `isOwn`: an earlier file of this form has arrived. */
  onMovedOn: (estado: AgreementState, isOwn: boolean) => void;
}

/** Name of the document on the server. */
const documentName = 'convenio-firmado';

/** Upload of a signed agreement in a dialog; the chosen file stays until it has arrived. */
export function SignedAgreementForm({ agreement, onSent, onMovedOn }: SignedAgreementFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const upload = useUpload('fichero', { kind: 'agreement', takesAddress: false, isRequired: true });
  const { sending } = upload;
  const unconfirmed = useRef<Parameters<typeof uploadSigned>[1]>(undefined);
  const form = useForm<typeof upload.initial>({
    initial: upload.initial,
    validate: upload.problems,
    wire: upload.wire,
    submit: async (values) => {
      const content = await upload.content(values);
      if (!content?.ficheroB64ParaAltas) return { problems: { fichero: 'frame.fileUnreadable' } };
      if (!isPdf(content.ficheroB64ParaAltas)) return { problems: { fichero: 'agreements.notPdf' } };
      const body = { idConvenio: agreement.idConvenio, nombre: documentName, fecha: localDay(), ...content };
      const sent = await sending.run((options) => uploadSigned(call, body, options, unconfirmed.current));
      if (sent.ok) {
        onSent();
        return undefined;
      }
      if (sent.kind === 'signed') {
        onMovedOn(sent.estado, sent.isOwn);
        return undefined;
      }
      if (sent.kind === 'lost' || sent.kind === 'aborted') unconfirmed.current = body;
      // After a refusal or an unknown outcome, the list behind may be stale.
      dropAgreements();
      if (sent.kind === 'lost') return { message: 'agreements.lostUpload' };
      return refusalOf<typeof values>(sent, fileCodes(upload, values), { brand, side: 'company', ...format });
    },
  });
  return (
    <DialogForm form={form} labels={upload.labels} submit={t('agreements.upload')} stop={sending.stop}>
      <UploadField upload={upload} />
      <UploadProgress sending={sending} />
    </DialogForm>
  );
}
