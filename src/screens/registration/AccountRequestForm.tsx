import { useRef, useState } from 'react';
import { AddressFields, CountryField } from '#shell/forms/AddressFields.tsx';
import { isInSpain } from '#shell/forms/address.ts';
import { labelsOf } from './labels.ts';
import { refusalOf } from '#shell/forms/refusal.ts';
import { useDomain } from '#shell/forms/use-domain.ts';
import { NewPasswordFields } from '#shell/forms/NewPasswordFields.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { createDraft } from '#stores/drafts.ts';
import { tellOnNextPage } from '#stores/messages.ts';
import { call } from '#stores/server.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { RadioField } from '#ui/form/RadioField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import {
  type AccountRequest,
  emptyRequest,
  isRegistered,
  readTaxNumber,
  requestAccount,
  requestFields,
  requestProblems,
  secretOfRequest,
} from './account-request-store.ts';
import { EmailField, PhoneField, PrivacyField } from './PersonFields.tsx';

/** A company asks for an account, which the university validates. */
export function AccountRequestForm() {
  const { brand, format } = usePage();
  const { t } = format;
  const asksType = brand.settings.requestTipoEmpresa;
  const sectors = useDomain('sectoresActividad');
  // Numbers of companies that are registered.
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const form = useForm<AccountRequest>({
    initial: emptyRequest,
    validate: (values) => {
      const problems = requestProblems(values, asksType);
      const isKnown = known.has(readTaxNumber(values) ?? '');
      return isKnown ? { ...problems, cif: 'registration.companyExists' } : problems;
    },
    draft: createDraft<AccountRequest>('solicitarCuenta', '', secretOfRequest),
    submit: async (values) => {
      const result = await requestAccount(call, values, asksType);
      if (!result.ok) return refusalOf(result, requestFields, { brand, half: 'company', t });
      tellOnNextPage(503);
      location.assign(brand.paths['login-company'] ?? '/');
      return undefined;
    },
  });
  const { values } = form;
  const asked = useRef('');
  const lookUp = async (): Promise<void> => {
    const cif = readTaxNumber(values);
    if (cif === undefined || cif === asked.current) return;
    asked.current = cif;
    if (await isRegistered(call, cif, brand.settings.claveExisteCIF))
      setKnown((before) => new Set([...before, cif]));
  };
  const isKnown = known.has(readTaxNumber(values) ?? '');
  const labels = labelsOf(t, 'company');
  return (
    <Form {...{ form, t, labels }}>
      <FormSection title={t('registration.sectionCompany')}>
        <CountryField label={labels.idPais} />
        <TextField
          name="cif"
          label={labels.cif}
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
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          onBlur={() => void lookUp()}
        />
        <TextField
          name="nombreFiscal"
          label={labels.nombreFiscal}
          hint={t('registration.fiscalNameHint')}
          autoComplete="organization"
          maxLength={150}
        />
        <TextField
          name="nombreComercial"
          label={labels.nombreComercial}
          hint={t('registration.tradeNameHint')}
          autoComplete="off"
          maxLength={150}
        />
        {asksType && (
          <RadioField
            name="tipoEmpresa"
            label={labels.tipoEmpresa}
            options={[
              { value: 'privada', label: t('registration.private') },
              { value: 'publica', label: t('registration.public') },
            ]}
          />
        )}
        {asksType && values.tipoEmpresa === 'privada' && (
          <RadioField
            name="startup"
            label={labels.startup}
            options={[
              { value: 'si', label: t('frame.yes') },
              { value: 'no', label: t('frame.no') },
            ]}
          />
        )}
        <SelectField name="sector" label={labels.sector} options={sectors} />
      </FormSection>
      <FormSection title={t('registration.sectionAddress')}>
        <AddressFields />
      </FormSection>
      <FormSection title={t('registration.sectionContact')} hint={t('registration.sectionContactHint')}>
        <TextField name="nombre" label={labels.nombre} autoComplete="given-name" maxLength={150} />
        <TextField name="apellidos" label={labels.apellidos} autoComplete="family-name" maxLength={150} />
        <TextField name="puesto" label={labels.puesto} autoComplete="organization-title" maxLength={150} />
        <EmailField name="email" label={labels.email} hint={t('registration.companyEmailHint')} />
        <PhoneField name="telefono1" label={labels.telefono1} />
      </FormSection>
      <FormSection title={t('registration.sectionAccess')}>
        <NewPasswordFields label={t('registration.password')} />
        <PrivacyField />
      </FormSection>
      <SubmitButton>{t('registration.request')}</SubmitButton>
    </Form>
  );
}
