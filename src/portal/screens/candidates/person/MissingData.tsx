import { useEffect, useId, useRef } from 'react';
import { editaEmpresaCompletos } from '#core/contract/calls/account-company.ts';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import type { Company } from '#core/contract/entities/company.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { type DeclaredForm, labelOf } from '#portal/forms/fields/form-of.ts';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { fieldLink } from '#portal/data/browser/field-link.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { Waiting } from '#portal/messages/page-state/Waiting.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { MissingFields } from './MissingFields.tsx';
import { addressLabels } from '#portal/pieces/company-data/address-labels.ts';
import { fieldsOfCompanyCodes } from '#portal/pieces/company-data/company-data.ts';
import { companyForm, signerForm } from '#portal/pieces/company-data/company-forms.ts';
import { contactForm } from '#portal/pieces/contact/contact-form.ts';
import {
  type CompanyPart,
  companyParts,
  flagsOfParts,
  missingChanges,
  missingProblems,
  missingValues,
} from './missing-company-data.ts';

interface MissingDataProps {
  /** Missing fields, each as `form.key`. */
  campos: readonly string[];
  /** Whether the move was a selection, which has its own texts. */
  isSelection: boolean;
  /** Called once the data is saved, to repeat the move. */
  onSaved: () => void;
  onClose: () => void;
}

type LabelledForm = Pick<DeclaredForm<unknown, Readonly<Record<string, object>>>, 'texts' | 'fields'>;

/** Label of a field of the company or the contact; `undefined` for fields of other forms. */
function labelOfField(campo: string): MessageId | undefined {
  const key = campo.replace(/^\w+\./, '');
  const { texts, fields }: LabelledForm = isOfContact(campo) ? contactForm : companyForm;
  return key in fields ? labelOf({ texts, fields }, key) : undefined;
}

const isOfContact = (campo: string): boolean => campo.startsWith('contacto.');

/** The data that a move needs: fields of the company to fill in here, and field links for the rest. */
export function MissingData(props: MissingDataProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { campos, isSelection } = props;
  const title = useId();
  const section = useRef<HTMLElement>(null);
  // Opens in response to a press and blocks its effect, so it takes the focus.
  useEffect(() => section.current?.focus(), []);
  const answer = useQueryAnswer(dameDatosEmpresa, {});
  const parts = companyParts.filter((part) => campos.includes(`empresa.${part}`));
  const elsewhere = campos.filter((campo) => !parts.some((part) => campo === `empresa.${part}`));
  const linkTo = (campo: string): string => {
    const page = isOfContact(campo) ? brand.paths.profile : brand.paths.company;
    return fieldLink(page ?? '', campo, location.pathname + location.search);
  };
  return (
    <section ref={section} className="candidate-missing" aria-labelledby={title} tabIndex={-1}>
      <h3 id={title}>{t('candidates.missing')}</h3>
      <p role="alert">{t(isSelection ? 'notices.candidateNotSelectedYet' : 'errors.dataMissing')}</p>
      {elsewhere.length > 0 && (
        <>
          <p>{t('candidates.missingElsewhere')}</p>
          <ul>
            {elsewhere.map((campo) => (
              <li key={campo}>
                <a href={linkTo(campo)}>
                  {t(
                    labelOfField(campo) ??
                      (isOfContact(campo) ? 'actions.reviewProfile' : 'actions.goToMyCompany'),
                  )}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {answer.state === 'loading' && <Waiting />}
      {answer.state === 'failed' && (
        <FailedRead
          text={t('candidates.companyFailed')}
          failure={answer.failure}
          retry={() => void queryCache.refresh(dameDatosEmpresa, {})}
          isPart
        />
      )}
      {answer.state === 'ready' && parts.length > 0 && (
        <CompanyForm company={answer.datos} parts={parts} {...props} />
      )}
    </section>
  );
}

function CompanyForm({
  company,
  parts,
  isSelection,
  onSaved,
  onClose,
}: MissingDataProps & { company: Company; parts: readonly CompanyPart[] }) {
  const { brand, format } = usePage();
  const { t } = format;
  const fields = useFields(companyForm, { flags: flagsOfParts(parts) });
  const signer = useFields(signerForm);
  const form = useForm<FormValues>({
    initial: missingValues(company),
    wire: { form: 'empresa', parts: ['domicilioFiscal', 'firmante'] },
    validate: (values) => missingProblems(values, parts),
    submit: async (values) => {
      const result = await call(editaEmpresaCompletos, { body: missingChanges(values, parts) });
      if (!result.ok) return refusalOf(result, fieldsOfCompanyCodes, { brand, side: 'company', ...format });
      queryCache.drop(dameDatosEmpresa);
      onSaved();
      return undefined;
    },
  });
  const { values } = form;
  const labels = { ...fields.labels(values), ...signer.labels(values), ...addressLabels(t) };
  return (
    <Form {...{ form, t, labels }}>
      <MissingFields parts={parts} company={fields.scope} signer={signer.scope} />
      <div className="candidates-dialog-actions">
        <Button onClick={onClose}>{t('actions.cancel')}</Button>
        <SubmitButton>{t(isSelection ? 'candidates.saveAndSelect' : 'candidates.saveAndMove')}</SubmitButton>
      </div>
    </Form>
  );
}
