import handshake from 'icon:handshake';
import { useEffect, useRef } from 'react';
import { ibanInGroups } from '#core/contract/validation/iban-groups.ts';
import { FactGroups } from '#portal/forms/editors/Facts.tsx';
import { factsOf } from '#portal/forms/review/declared-facts.tsx';
import { OtherTabSends } from '#portal/forms/parts/OtherTabSends.tsx';
import { optionText } from '#portal/forms/review/option-text.ts';
import { SentFor } from '#portal/forms/review/SentFor.tsx';
import { useRespondOnce } from '#portal/forms/review/use-respond-once.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { FrameDialog } from '#portal/ui/FrameDialog.tsx';
import { signerForm } from '#portal/pieces/company-data/company-forms.ts';
import { agreementForm } from './agreement-form.ts';
import type { AgreementChoices } from './use-agreement-choices.ts';
import type { AgreementReviewed } from './use-agreement-form.ts';

interface AgreementReviewProps {
  review: AgreementReviewed;
  choices: AgreementChoices;
}

const signatoryKeys = ['nombre', 'apellidos', 'dni', 'cargo', 'email', 'telefono'] as const;

/** Sections and fields in the order of the form. */
const groups = [
  {
    title: 'agreements.sectionContacts',
    keys: ['idContactoEmpresaGestion', 'idContactoEmpresaFacturacion'],
  },
  {
    title: 'agreements.sectionBilling',
    keys: ['idCuentaFacturacion', 'requierePedido', 'pedidoAnual', 'numeroPedido'],
  },
  { title: 'agreements.sectionPayment', keys: ['formaPago', 'ibanDomiciliacion'] },
] as const;

/** Shows all values of an agreement as text, to be confirmed before sending. */
export function AgreementReview({ review: { values, answer }, choices }: AgreementReviewProps) {
  const { format } = usePage();
  const { t } = format;
  const { isSent, send } = useRespondOnce(answer);
  const firm = useLastSession()?.empresa;
  const intro = useRef<HTMLParagraphElement>(null);
  // The dialog is taller than a phone, and would otherwise open scrolled to its buttons.
  useEffect(() => intro.current?.focus(), []);
  const texts = {
    tramitacion: t(values.tramitacion === 'papel' ? 'agreements.onPaper' : 'agreements.digital'),
    formaPago: t(values.formaPago === 'domiciliacion' ? 'agreements.directDebit' : 'agreements.transfer'),
    idContactoEmpresaGestion: optionText(choices.managers, values.idContactoEmpresaGestion),
    idContactoEmpresaFacturacion: optionText(choices.billing, values.idContactoEmpresaFacturacion),
    idCuentaFacturacion: optionText(choices.accounts, values.idCuentaFacturacion),
    ibanDomiciliacion: ibanInGroups(String(values.ibanDomiciliacion ?? '')),
  };
  const back = (): void => {
    if (!isSent) answer(false);
  };
  return (
    <FrameDialog
      icon={handshake}
      title={t('agreements.reviewTitle')}
      onClose={back}
      actions={
        <>
          <Button kind="primary" isBusy={isSent} onClick={send}>
            {t('agreements.send')}
          </Button>
          <Button onClick={back}>{t('agreements.backToForm')}</Button>
        </>
      }
    >
      <p ref={intro} tabIndex={-1}>
        {t('agreements.reviewText')}
      </p>
      <SentFor firm={firm} />
      <div className="agreement-review">
        <FactGroups
          groups={[
            {
              title: t('agreements.sectionSignatory'),
              facts: [
                ...factsOf(signerForm, signatoryKeys, values, format),
                ...factsOf(agreementForm, ['tramitacion'], values, format, texts),
              ],
            },
            ...groups.map(({ title, keys }) => ({
              title: t(title),
              facts: factsOf(agreementForm, keys, values, format, texts),
            })),
          ]}
        />
      </div>
      <OtherTabSends isBusy={isSent} />
    </FrameDialog>
  );
}
