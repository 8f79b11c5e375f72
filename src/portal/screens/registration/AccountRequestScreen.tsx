import * as notices from '#core/contract/notice-codes.ts';
import { useRef, useState } from 'react';
import { AddressFields } from '#portal/forms/address/AddressFields.tsx';
import { isInSpain } from '#portal/forms/address/address.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { FieldsContext } from '#portal/forms/fields/fields-context.ts';
import { ChoiceInput, OneOfInput, TextInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { NewPasswordFields } from '#portal/forms/parts/NewPasswordFields.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { showNoticeOnNextPage } from '#portal/data/messages/messages.ts';
import { call } from '#portal/data/server/call.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import { FormSteps } from '#portal/forms/steps/FormSteps.tsx';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import {
  asksStartup,
  createAccountRequest,
  emptyRequest,
  readTaxNumber,
  requestFields,
  requestFlags,
  requestProblems,
  secretOfRequest,
} from './account-request.ts';
import { PrivacyLayer } from '#portal/pieces/privacy-layer/PrivacyLayer.tsx';
import { PrivacyInput } from './PrivacyInput.tsx';
import { arrivedRefusal } from './arrived-refusal.ts';
import { type AccountRequest, accountRequestForm } from './registration-forms.ts';

const Field = fieldOf(accountRequestForm, {
  text: TextInput,
  oneOf: OneOfInput,
  choice: ChoiceInput,
  tick: PrivacyInput,
});

const steps = ['company', 'address', 'contact', 'access'] as const;

/** Form with which a company requests an account, which the university validates. */
export function AccountRequestScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const asksType = brand.settings.requestTipoEmpresa;
  const [store] = useState(() => createAccountRequest(call, brand.settings.claveExisteCIF));
  const fields = useFields(accountRequestForm, { flags: requestFlags(asksType) });
  // Tax numbers of companies known to be registered.
  const [registered, setRegistered] = useState<ReadonlySet<string>>(new Set());
  const form = useForm<AccountRequest>({
    initial: emptyRequest,
    wire: accountRequestForm.wire,
    validate: (values) => {
      const problems = requestProblems(values, asksType);
      const exists = registered.has(readTaxNumber(values) ?? '');
      return exists ? { ...problems, cif: 'registration.companyExists' } : problems;
    },
    draft: { form: 'solicitarCuenta', secret: secretOfRequest },
    submit: async (values, keys) => {
      const result = await store.send(values, asksType, keys);
      if (!result.ok && result.kind === 'arrived') return arrivedRefusal(brand.paths['login-company'] ?? '/');
      if (!result.ok) return refusalOf(result, requestFields, { brand, side: 'company', ...format });
      showNoticeOnNextPage(notices.companyRegistered);
      location.assign(brand.paths['login-company'] ?? '/');
      return undefined;
    },
  });
  const { values } = form;
  const lookedUp = useRef('');
  const lookUp = async (): Promise<void> => {
    const cif = readTaxNumber(form.read());
    if (cif === undefined || cif === lookedUp.current) return;
    lookedUp.current = cif;
    const isTaken = await store.isRegistered(cif);
    if (isTaken) setRegistered((before) => new Set([...before, cif]));
    // Without an answer, leaving the field once more looks the number up again.
    else if (isTaken === undefined && lookedUp.current === cif) lookedUp.current = '';
  };
  const isKnown = registered.has(readTaxNumber(values) ?? '');
  return (
    <FieldsContext value={fields.scope}>
      <FormSteps t={t} ids={steps}>
        <Form {...{ form, t }} labels={fields.labels(values)}>
          <FormSection step="company" title={t('registration.sectionCompany')}>
            <Field name="idPais" />
            <Field
              name="cif"
              hint={t(isInSpain(values) ? 'registration.cifHint' : 'registration.vatHint')}
              note={
                isKnown && (
                  <>
                    <a href={brand.paths['login-company']}>{t('actions.signIn')}</a>
                    {' · '}
                    <a href={brand.paths['reset-login']}>{brand.titles['reset-login']}</a>
                  </>
                )
              }
              onBlur={() => void lookUp()}
            />
            <Field name="nombreFiscal" hint={t('registration.fiscalNameHint')} />
            <Field name="nombreComercial" hint={t('registration.tradeNameHint')} />
            {asksType && (
              <RadioField
                name="tipoEmpresa"
                label={t('registration.companyType')}
                options={[
                  { value: 'privada', label: t('registration.private') },
                  { value: 'publica', label: t('registration.public') },
                ]}
              />
            )}
            {asksStartup(values, asksType) && (
              <RadioField
                name="esStartup"
                label={t('registration.startup')}
                options={[
                  { value: 'si', label: t('frame.yes') },
                  { value: 'no', label: t('frame.no') },
                ]}
              />
            )}
            <Field name="sector" />
          </FormSection>
          <FormSection step="address" title={t('registration.sectionAddress')}>
            <AddressFields />
          </FormSection>
          <FormSection
            step="contact"
            title={t('registration.sectionContact')}
            hint={t('registration.sectionContactHint')}
          >
            <Field name="nombre" />
            <Field name="apellidos" />
            <Field name="puesto" />
            <Field name="email" hint={t('registration.companyEmailHint')} />
            <Field name="telefono1" hint={t('registration.phoneHint')} />
          </FormSection>
          <FormSection step="access" title={t('registration.sectionAccess')}>
            <NewPasswordFields label={t('registration.password')} />
            <PrivacyLayer of="cuentaEmpresa" />
            <Field name="aceptaPolitica" />
          </FormSection>
          <SubmitButton>{t('registration.request')}</SubmitButton>
        </Form>
      </FormSteps>
    </FieldsContext>
  );
}
