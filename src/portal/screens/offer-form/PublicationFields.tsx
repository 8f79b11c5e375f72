import { publication } from '#core/contract/constants.ts';
import { candidateKeys } from '#core/contract/validation/offer.ts';
import { UploadField } from '#portal/forms/files/UploadField.tsx';
import type { UploadState } from '#portal/forms/files/use-upload.ts';
import { useBrandField } from '#portal/forms/fields/fields-context.ts';
import { FixedField } from '#portal/forms/fields/FixedField.tsx';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { MoreFields } from '#portal/forms/parts/MoreFields.tsx';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { useFormScope } from '#portal/forms/form/form-context.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { OfferField as Field } from './offer-field.ts';
import { administration, foldedPublicationFields } from './offer-sections.ts';

interface PublicationFieldsProps {
  has: (...names: readonly string[]) => boolean;
  upload: UploadState;
  /** Address of the offer's current document. */
  presentFile?: string | undefined;
}

/** Fields of publication, and fields that only the institution sees. */
export function PublicationFields({ has, upload, presentFile }: PublicationFieldsProps) {
  const { t } = usePage().format;
  return (
    <>
      <PublicationChoice />
      <Field name="fechaCaducidad" hint={t('offer-form.expiryHint')} />
      <Field name="activa" />
      {has(...foldedPublicationFields) && (
        <MoreFields title={t('offer-form.moreOptions')} names={foldedPublicationFields}>
          <Field name="urlInscripcionExterna" inputMode="url" hint={t('offer-form.externalHint')} />
          <Field name="urlInformacionComplementaria" />
          {has('ficheroInformacionComplementaria') && (
            <UploadField
              upload={upload}
              hint={
                presentFile && (
                  <>
                    {t('offer-form.presentFile')}{' '}
                    <ServerLink address={presentFile}>{t('offer-form.seePresentFile')}</ServerLink>
                  </>
                )
              }
            />
          )}
          <Field name="documentosRequeridos" />
          {has(...candidateKeys) && (
            <FormSection level={3} title={t('offer-form.candidate')} hint={t('offer-form.candidateHint')}>
              <div className="field-row">
                <Field name="nombreCandidato" />
                <Field name="apellidosCandidato" />
              </div>
              <Field name="dniCandidato" />
            </FormSection>
          )}
          {has(...administration) && (
            <FormSection
              level={3}
              title={t('offer-form.administration')}
              hint={t('offer-form.administrationHint')}
            >
              <div className="field-row">
                <Field name="solicitante" />
                <Field name="numeroPedido" />
              </div>
              <Field name="observaciones" />
            </FormSection>
          )}
        </MoreFields>
      )}
    </>
  );
}

/** Choice of publishing with or without company data; two keys of the request derive from it. */
function PublicationChoice() {
  const { t } = usePage().format;
  const { form } = useFormScope();
  const name = 'idOpcionPublicacion';
  const field = useBrandField(name);
  if (!field) return null;
  const isAnonymous = Number(form.values[name]) === publication.anonymous;
  if (field.kind === 'fixed')
    return (
      <FixedField label={field.label}>
        {t(isAnonymous ? 'offer-form.anonymous' : 'offer-form.withData')}
      </FixedField>
    );
  return (
    <RadioField
      name={name}
      label={field.label}
      options={[
        { value: String(publication.withData), label: t('offer-form.withData') },
        {
          value: String(publication.anonymous),
          label: t('offer-form.anonymous'),
          hint: t('offer-form.anonymousHint'),
        },
      ]}
    />
  );
}
