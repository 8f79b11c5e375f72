import { useRef, useState } from 'react';
import { dameSolicitudesPracticasEducacion } from '#core/contract/calls/company-education.ts';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import * as notices from '#core/contract/notice-codes.ts';
import { acceptConditions, areConditionsAccepted } from '#portal/data/session/pending-action.ts';
import { showNoticeOnNextPage } from '#portal/data/messages/messages.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import type { ChangeMemory } from '#portal/data/server/change-once.ts';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import { FieldsContext } from '#portal/forms/fields/fields-context.ts';
import { formValues, readForm } from '#portal/forms/fields/form-values.ts';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { usePage } from '#portal/island/page-context.ts';
import {
  type CompanyProposal,
  companyProposalForm,
} from '#portal/pieces/placement-proposal/company-proposal-form.ts';
import {
  companyProposalFields,
  companyProposalFlags,
  companyProposalProblems,
  secretOfCompanyProposal,
} from '#portal/pieces/placement-proposal/company-proposal.ts';
import { ProposedPlacement } from '#portal/pieces/placement-proposal/ProposedPlacement.tsx';
import { useCompanyProposalFacts } from '#portal/pieces/placement-proposal/use-company-proposal-facts.ts';
import { useWorkplaces } from '#portal/pieces/placement-proposal/use-workplaces.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { ChangeResult } from './change-request.ts';
import { nameOf } from './requests.ts';
import { useRequestPage } from './use-request-page.ts';

type SendingCode = typeof import('./request-sending.ts');

const loadSending = (): Promise<SendingCode> => import('./request-sending.ts');

interface RequestFormProps {
  request: EducationRequest;
  reload: () => Promise<unknown>;
}

/** Form of a request, without the student's name, which schools cannot change. */
export function RequestForm({ request, reload }: RequestFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const page = useRequestPage();
  const workplaces = useWorkplaces();
  // The version that changes are compared with; after a conflict, the colleague's version.
  const opened = useRef(request);
  const [memory] = useState<ChangeMemory<EducationRequest>>({});
  const facts = { ...useCompanyProposalFacts(workplaces), knowsStudent: true };
  const flags = companyProposalFlags(facts);
  const fields = useFields(companyProposalForm, { isNew: true, flags });
  const form = useForm<CompanyProposal>({
    initial: { ...formValues(companyProposalForm, request), condicionesAceptadas: areConditionsAccepted() },
    validate: (values) => companyProposalProblems(values, facts),
    wire: companyProposalForm.wire,
    draft: {
      form: 'solicitudEducacion',
      id: String(request.idSolicitudPractica),
      secret: secretOfCompanyProposal,
    },
    submit: async (values) => {
      if (facts.hasConditions) acceptConditions();
      const code = await loadSending().catch(() => undefined);
      if (!code) return { message: 'errors.serviceUnavailable' };
      const result = await send(code, values);
      if (result.ok) {
        queryCache.drop(dameSolicitudesPracticasEducacion);
        await reload();
        showNoticeOnNextPage(notices.requestRegistered);
        location.assign(page);
        return undefined;
      }
      if (result.kind === 'lost') return { message: 'education-requests.lostChange' };
      if (result.kind === 'changed') {
        return {
          message: 'education-requests.changedMeanwhile',
          action: { href: page, label: 'education-requests.seeRequest', opensTab: true },
        };
      }
      if (result.kind === 'answered') {
        await reload();
        return {};
      }
      return code.refusalWithLink(result, companyProposalFields, { brand, side: 'company', ...format });
    },
  });
  /** Sends the changes; fields that only a colleague has changed are merged without asking. */
  async function send(code: SendingCode, values: CompanyProposal): Promise<ChangeResult> {
    const { current: base } = opened;
    const { titulacion, dni } = request;
    const change = {
      ...omitUndefined({ titulacion, dni }),
      ...readForm(companyProposalForm, values, { flags, isNew: true }, base),
    };
    const result = await code.changeRequest(call, base, change, { memory });
    if (result.ok || result.kind !== 'changed') return result;
    const valuesOf = (version: EducationRequest): CompanyProposal => formValues(companyProposalForm, version);
    const { condicionesAceptadas } = values;
    const { values: merged, both } = code.mergeValues(valuesOf(base), values, valuesOf(result.now));
    opened.current = result.now;
    form.set({ ...merged, condicionesAceptadas });
    return both.length > 0 ? result : send(code, { ...merged, condicionesAceptadas });
  }

  return (
    <FieldsContext value={fields.scope}>
      <Form {...{ form, t }} labels={fields.labels(form.values)}>
        <FormSection title={t('proposal.sectionStudent')}>
          <Facts facts={[{ label: t('education-requests.name'), value: nameOf(request) }]} />
        </FormSection>
        <ProposedPlacement {...{ workplaces, flags }} />
        <SubmitButton>{t('education-requests.save')}</SubmitButton>
      </Form>
    </FieldsContext>
  );
}
