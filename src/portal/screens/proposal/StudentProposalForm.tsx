import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { numeroSolicitudPracticasEducacionDisponibles } from '#core/contract/calls/student-proposal.ts';
import { localDay } from '#core/i18n/dates.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { FieldsContext } from '#portal/forms/fields/fields-context.ts';
import { ChoiceInput, DayInput, NumberInput, TextInput, TickInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { PrivacyLayer } from '#portal/pieces/privacy-layer/PrivacyLayer.tsx';
import { OtherTabSends } from '#portal/forms/parts/OtherTabSends.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { acceptConditions, areConditionsAccepted } from '#portal/data/session/pending-action.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { tabMemory } from '#portal/data/server/sent-requests.ts';
import { call } from '#portal/data/server/call.ts';
import { Form } from '#portal/forms/form/Form.tsx';
import { FormSteps } from '#portal/forms/steps/FormSteps.tsx';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { Conditions } from '#portal/pieces/placement-proposal/Conditions.tsx';
import { PlacementTime } from '#portal/pieces/placement-proposal/PlacementTime.tsx';
import { type StudentProposal, studentProposalForm } from './student-proposal-form.ts';
import { refusalWithLink } from '#portal/forms/parts/refusal-with-link.ts';
import {
  companyFacts,
  createStudentProposal,
  noStudentProposal,
  secretOfStudentProposal,
  studentProposalFields,
  studentProposalFlags,
  studentProposalProblems,
  type StudentProposalFacts,
} from './send-student-proposal.ts';
import { useDegrees } from './use-degrees.tsx';

const Field = fieldOf(studentProposalForm, {
  text: TextInput,
  day: DayInput,
  number: NumberInput,
  choice: ChoiceInput,
  tick: TickInput,
});

const steps = ['company', 'contact', 'placement'] as const;

/** Form with which a student proposes a placement at a company. */
export function StudentProposalForm({ onSent }: { onSent: () => void }) {
  const { brand, format } = usePage();
  const { t } = format;
  const [store] = useState(() => createStudentProposal(call, tabMemory('propuestas')));
  const degrees = useDegrees();
  const educationLeft = useQueryAnswer(numeroSolicitudPracticasEducacionDisponibles, {});
  const facts: StudentProposalFacts = {
    flags: brand.fields.practica,
    limits: brand.settings.limitesJornada,
    hasConditions: brand.settings.modulos.condicionesPracticas,
    hasDegrees: degrees.hasAny,
    today: localDay(),
  };
  // Subscribes to look-ups for rendering; validation reads the latest results.
  useStore(store.companies);
  useStore(store.contacts);
  const factsOf = (values: StudentProposal) =>
    companyFacts(values, store.companies.get(), store.contacts.get());
  const problemsOf = (values: StudentProposal) => studentProposalProblems(values, factsOf(values), facts);

  const form = useForm<StudentProposal>({
    initial: { ...noStudentProposal, condicionesAceptadas: areConditionsAccepted() },
    validate: problemsOf,
    wire: studentProposalForm.wire,
    draft: { form: 'propuestaPracticas', id: 'alumno', secret: secretOfStudentProposal },
    submit: async (values, keys) => {
      const context = { brand, side: 'student', ...format } as const;
      const failure = await store.lookUp(values);
      if (failure) return refusalWithLink(failure, studentProposalFields, context);
      // The look-up may have made further fields required.
      if (Object.keys(problemsOf(values)).length > 0) return {};
      if (facts.hasConditions) acceptConditions();
      const result = await store.send(values, facts, keys);
      if (!result.ok && result.kind === 'lost') return { message: 'proposal.lost' };
      if (!result.ok && result.kind === 'arrived') {
        // Sending once more after this message confirms the duplicate.
        result.acknowledge();
        return { message: result.isOwn ? 'proposal.arrived' : 'proposal.sameWaits' };
      }
      if (!result.ok) return refusalWithLink(result, studentProposalFields, context);
      // A proposal to a school uses up one of the available requests.
      queryCache.drop(numeroSolicitudPracticasEducacionDisponibles);
      onSent();
      return undefined;
    },
  });
  const { cif } = form.values;
  // Looks the company up while typing, so that its fields appear before the number field is left.
  useEffect(() => store.lookUpTyped({ cif }), [store, cif]);
  const companyData = factsOf(form.values);
  const fields = useFields(studentProposalForm, {
    isNew: true,
    flags: studentProposalFlags(companyData, facts),
  });
  const { company, isContact } = companyData;
  const name = company?.nombre ?? '';
  const companyNote =
    company &&
    (company.existe
      ? t('proposal.companyKnown', { name, hasName: name ? 'yes' : 'no' })
      : t('proposal.companyUnknown'));
  const contactNote =
    isContact !== undefined && t(isContact ? 'proposal.contactKnown' : 'proposal.contactUnknown');
  const lookUp = (): void => void store.lookUp(form.read());
  const left = educationLeft.state === 'ready' ? educationLeft.datos : 0;
  return (
    <FieldsContext value={fields.scope}>
      <FormSteps t={t} ids={steps}>
        <Form {...{ form, t }} labels={fields.labels(form.values)}>
          <FormSection
            step="company"
            title={t('proposal.sectionCompany')}
            hint={left > 0 && t('proposal.educationLeft', { count: left })}
          >
            <Field name="cif" hint={t('proposal.cifHint')} note={companyNote} onBlur={lookUp} />
            <Field name="nombreEmpresa" />
            <Field name="direccion" hint={t('proposal.addressHint')} />
          </FormSection>
          <FormSection step="contact" title={t('proposal.sectionContact')}>
            <Field name="email" hint={t('proposal.emailHint')} note={contactNote} onBlur={lookUp} />
            <Field name="nombreContacto" />
            <Field name="telefono" hint={t('proposal.phoneHint')} />
          </FormSection>
          <FormSection step="placement" title={t('proposal.sectionPlacement')}>
            <Field name="titulacion" options={degrees.options} hint={degrees.hint} />
            <PlacementTime />
            <Field name="tareasAdesarrollar" hint={t('proposal.tasksHint')} />
          </FormSection>
          <Conditions />
          <PrivacyLayer of="propuesta" />
          <OtherTabSends isBusy={form.isBusy} />
          <SubmitButton>{t('proposal.send')}</SubmitButton>
          <p role="status" className="visually-hidden">
            {companyNote} {contactNote}
          </p>
        </Form>
      </FormSteps>
    </FieldsContext>
  );
}
