import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { FieldsContext } from '#portal/forms/fields/fields-context.ts';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { PrivacyLayer } from '#portal/pieces/privacy-layer/PrivacyLayer.tsx';
import { OtherTabSends } from '#portal/forms/parts/OtherTabSends.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { acceptConditions, areConditionsAccepted } from '#portal/data/session/pending-action.ts';
import { tabMemory } from '#portal/data/server/sent-requests.ts';
import { call } from '#portal/data/server/call.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import { FormSteps } from '#portal/forms/steps/FormSteps.tsx';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { CompanyField as Field } from '#portal/pieces/placement-proposal/company-field.ts';
import {
  type CompanyProposal,
  companyProposalForm,
} from '#portal/pieces/placement-proposal/company-proposal-form.ts';
import {
  companyProposalFields,
  companyProposalFlags,
  noCompanyProposal,
  secretOfCompanyProposal,
} from '#portal/pieces/placement-proposal/company-proposal.ts';
import { ProposedPlacement } from '#portal/pieces/placement-proposal/ProposedPlacement.tsx';
import { asksTutor } from '#portal/pieces/placement-proposal/TutorFields.tsx';
import { useCompanyProposalFacts } from '#portal/pieces/placement-proposal/use-company-proposal-facts.ts';
import { useWorkplaces } from '#portal/pieces/placement-proposal/use-workplaces.ts';
import { refusalWithLink } from '#portal/forms/parts/refusal-with-link.ts';
import { createCompanyProposal, proposalProblems, studentOf } from './send-company-proposal.ts';
import { useUnknownNotice } from './use-unknown-notice.ts';

/** Form with which a company proposes a placement for a student. */
export function CompanyProposalForm({ onSent }: { onSent: () => void }) {
  const { brand, format } = usePage();
  const { t } = format;
  const [store] = useState(() => createCompanyProposal(call, tabMemory('propuestas')));
  const workplaces = useWorkplaces();
  const facts = useCompanyProposalFacts(workplaces);
  // Subscribes to look-ups for rendering; validation reads the latest results.
  useStore(store.students);
  const studentIn = (values: CompanyProposal) => studentOf(values, store.students.get());
  const problemsOf = (values: CompanyProposal) => proposalProblems(values, studentIn(values), facts);

  const form = useForm<CompanyProposal>({
    initial: { ...noCompanyProposal, condicionesAceptadas: areConditionsAccepted() },
    validate: problemsOf,
    wire: companyProposalForm.wire,
    draft: { form: 'propuestaPracticas', id: 'empresa', secret: secretOfCompanyProposal },
    submit: async (values, keys) => {
      const context = { brand, side: 'company', ...format } as const;
      const failure = await store.lookUp(values);
      if (failure) return refusalWithLink(failure, companyProposalFields, context);
      // The look-up may have found no student.
      if (Object.keys(problemsOf(values)).length > 0) return {};
      if (facts.hasConditions) acceptConditions();
      const result = await store.send(values, facts, keys);
      if (!result.ok && result.kind === 'lost') return { message: 'proposal.lost' };
      if (!result.ok && result.kind === 'arrived') {
        // Sending once more after this message confirms the duplicate.
        result.acknowledge();
        return { message: result.isOwn ? 'proposal.arrived' : 'proposal.sameWaits' };
      }
      if (!result.ok) return refusalWithLink(result, companyProposalFields, context);
      onSent();
      return undefined;
    },
  });
  const flags = companyProposalFlags(facts);
  const fields = useFields(companyProposalForm, { isNew: true, flags });
  const { dni } = form.values;
  useEffect(() => void store.lookUp({ dni }), [store, dni]);
  const student = studentIn(form.values);
  useUnknownNotice(student?.existe === false);
  const name = [student?.nombre, student?.apellidos].filter(Boolean).join(' ');
  const note = student?.existe && t('proposal.studentKnown', { name, hasName: name ? 'yes' : 'no' });
  return (
    <FieldsContext value={fields.scope}>
      <FormSteps t={t} ids={['student', 'placement', ...(asksTutor(flags) ? ['tutor'] : [])]}>
        <Form {...{ form, t }} labels={fields.labels(form.values)}>
          <FormSection step="student" title={t('proposal.sectionStudent')}>
            <Field
              name="dni"
              hint={t('proposal.dniHint')}
              note={note}
              onBlur={() => void store.lookUp(form.read())}
            />
          </FormSection>
          <ProposedPlacement {...{ workplaces, flags }} />
          <PrivacyLayer of="propuesta" />
          <OtherTabSends isBusy={form.isBusy} />
          <SubmitButton>{t('proposal.send')}</SubmitButton>
          <p role="status" className="visually-hidden">
            {note}
          </p>
        </Form>
      </FormSteps>
    </FieldsContext>
  );
}
