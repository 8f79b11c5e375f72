import { ArrivedChoice } from '#portal/forms/editors/ArrivedChoice.tsx';
import { FieldsContext } from '#portal/forms/fields/fields-context.ts';
import { applies } from '#portal/forms/fields/form-values.ts';
import { IbanField } from '#portal/forms/fields/IbanField.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import { FormSteps } from '#portal/forms/steps/FormSteps.tsx';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';
import { PrivacyLayer } from '#portal/pieces/privacy-layer/PrivacyLayer.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { signerForm } from '#portal/pieces/company-data/company-forms.ts';
import { Button } from '#portal/ui/Button.tsx';
import { AgreementField as Field } from './agreement-field.ts';
import { agreementForm, type AgreementValues } from './agreement-form.ts';
import { AgreementReview } from './AgreementReview.tsx';
import type { MadeAgreement } from './send-agreement.ts';
import type { AgreementChoices } from './use-agreement-choices.ts';
import { useAgreementForm } from './use-agreement-form.ts';
import { SignerField } from '#portal/pieces/company-data/SignerField.tsx';

interface AgreementFormProps {
  initial: AgreementValues;
  /** Whether `initial` has the data of the company; it changes with lists that come on a retry. */
  isKnown: boolean;
  choices: AgreementChoices;
  onMade: (agreement: MadeAgreement, values: AgreementValues) => void;
}

const steps = ['signatory', 'contacts', 'billing', 'payment'] as const;

/** The form of a new agreement, with a last review before it is sent. */
export function AgreementForm({ initial, isKnown, choices, onMade }: AgreementFormProps) {
  const { brand, format } = usePage();
  const { t, money } = format;
  const { form, review, arrived } = useAgreementForm({ initial, isKnown, onMade });
  const { values } = form;
  const agreement = useFields(agreementForm, { isNew: true });
  const signatory = useFields(signerForm, { isNew: true });
  const { cuotaMensual } = brand.settings.convenio;
  const hint = (options: SelectOptions, text?: string) =>
    options.state === 'ready' && options.options.length === 0 ? <NothingToChoose /> : text;
  // In visual order: the error summary leads to the first faulty field.
  const labels = { ...signatory.labels(values), ...agreement.labels(values) };
  return (
    <>
      <FormSteps t={t} ids={steps}>
        <Form {...{ form, t, labels }} leadsToFirst>
          {arrived && (
            <ArrivedChoice
              mine={arrived.mine}
              arrived={arrived.theirs}
              labels={labels}
              text={(names) => t('agreements.changedSince', { names })}
            >
              <Button onClick={() => !form.isBusy && arrived.keep()}>{t('agreements.keepArrived')}</Button>
              <Button isBusy={form.isBusy} onClick={() => !form.isBusy && arrived.sendAnother()}>
                {t('agreements.sendAnother')}
              </Button>
            </ArrivedChoice>
          )}
          <FormSection
            step="signatory"
            title={t('agreements.sectionSignatory')}
            hint={t('agreements.signatoryHint')}
          >
            <FieldsContext value={signatory.scope}>
              <SignerField name="nombre" />
              <SignerField name="apellidos" />
              <SignerField name="dni" hint={t('agreements.dniHint')} />
              <SignerField name="cargo" />
              <SignerField name="email" />
              <SignerField name="telefono" />
            </FieldsContext>
            <RadioField
              name="tramitacion"
              label={t('agreements.tramitacion')}
              options={[
                { value: 'digital', label: t('agreements.digital'), hint: t('agreements.digitalHint') },
                { value: 'papel', label: t('agreements.onPaper'), hint: t('agreements.onPaperHint') },
              ]}
            />
          </FormSection>
          <FieldsContext value={agreement.scope}>
            <FormSection step="contacts" title={t('agreements.sectionContacts')}>
              <Field
                name="idContactoEmpresaGestion"
                options={choices.managers}
                hint={hint(choices.managers, t('agreements.managerHint'))}
              />
              <Field
                name="idContactoEmpresaFacturacion"
                options={choices.billing}
                hint={hint(choices.billing, t('agreements.billingHint'))}
              />
            </FormSection>
            <FormSection step="billing" title={t('agreements.sectionBilling')}>
              <Field name="idCuentaFacturacion" options={choices.accounts} hint={hint(choices.accounts)} />
              <Field name="requierePedido" />
              <Field name="pedidoAnual" />
              <Field name="numeroPedido" />
            </FormSection>
            <FormSection
              step="payment"
              title={t('agreements.sectionPayment')}
              hint={cuotaMensual > 0 && t('agreements.fee', { amount: money(cuotaMensual) })}
            >
              <RadioField
                name="formaPago"
                label={t('agreements.formaPago')}
                options={[
                  { value: 'domiciliacion', label: t('agreements.directDebit') },
                  { value: 'transferencia', label: t('agreements.transfer') },
                ]}
              />
              {applies(agreementForm, 'ibanDomiciliacion', values) && (
                <IbanField
                  name="ibanDomiciliacion"
                  label={t('agreements.ibanDomiciliacion')}
                  hint={t('agreements.ibanHint')}
                />
              )}
            </FormSection>
          </FieldsContext>
          <PrivacyLayer of="contactos" />
          <SubmitButton>{t('agreements.review')}</SubmitButton>
        </Form>
      </FormSteps>
      {review && <AgreementReview {...{ review, choices }} />}
    </>
  );
}

/** Links to the page of contacts and accounts, in a new tab to keep the unsaved input. */
function NothingToChoose() {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <>
      {t('agreements.noneToChoose')}{' '}
      <a href={brand.paths.company} target="_blank" rel="noopener">
        {t('actions.goToMyCompany')}
        <span className="visually-hidden"> {t('frame.newTab')}</span>
      </a>
    </>
  );
}
