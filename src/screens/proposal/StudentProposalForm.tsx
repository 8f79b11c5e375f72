import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { numeroSolicitudPracticasEducacionDisponibles } from '#api/calls/student-proposal.ts';
import { BrandSelect, BrandText, BrandTextArea } from '#shell/fields/BrandFields.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { labelTexts } from '#shell/fields/label-texts.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { acceptConditions, areConditionsAccepted } from '#stores/accepted-conditions.ts';
import { createDraft } from '#stores/drafts.ts';
import { answers } from '#stores/portal-answers.ts';
import { call } from '#stores/server.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Conditions } from './Conditions.tsx';
import { studentLabels } from './labels.ts';
import { PlacementTime } from './PlacementTime.tsx';
import { proposalRefusal } from './proposal-refusal.ts';
import {
  companyFacts,
  createStudentProposal,
  noStudentProposal,
  secretOfStudentProposal,
  type StudentProposal,
  studentProposalFields,
  studentProposalFlags,
  studentProposalProblems,
  type StudentProposalTerms,
} from './student-proposal-store.ts';
import { useDegrees } from './use-degrees.tsx';

/** A student proposes a placement with a company of their own. */
export function StudentProposalForm({ onSent }: { onSent: () => void }) {
  const { brand, format } = usePage();
  const { t } = format;
  const [store] = useState(() => createStudentProposal(call));
  const degrees = useDegrees();
  const educationLeft = useAnswer(numeroSolicitudPracticasEducacionDisponibles, {});
  const terms: StudentProposalTerms = {
    flags: brand.fields.practica,
    limits: brand.settings.limitesJornada,
    hasConditions: brand.settings.modulos.condicionesPracticas,
    hasDegrees: degrees.hasAny,
  };
  // What an answer changes shows at once; what is sent goes by what is known by then.
  useStore(store.companies);
  useStore(store.contacts);
  const factsOf = (values: StudentProposal) =>
    companyFacts(values, store.companies.get(), store.contacts.get());
  const problemsOf = (values: StudentProposal) => studentProposalProblems(values, factsOf(values), terms);

  const form = useForm<StudentProposal>({
    initial: { ...noStudentProposal, condicionesAceptadas: areConditionsAccepted() },
    validate: problemsOf,
    draft: createDraft<StudentProposal>('propuestaPracticas', 'alumno', secretOfStudentProposal),
    submit: async (values) => {
      const place = { brand, half: 'student', t } as const;
      const failure = await store.lookUp(values);
      if (failure) return proposalRefusal(failure, studentProposalFields, place);
      // What was learnt may ask for more.
      if (Object.keys(problemsOf(values)).length > 0) return {};
      if (terms.hasConditions) acceptConditions();
      const result = await store.send(values, terms);
      if (!result.ok) return proposalRefusal(result, studentProposalFields, place);
      // It may have been for a school.
      answers.drop(numeroSolicitudPracticasEducacionDisponibles);
      onSent();
      return undefined;
    },
  });
  const { cif } = form.values;
  // What a company asks for is there before its number is left.
  useEffect(() => store.lookUpTyped({ cif }), [store, cif]);
  const facts = factsOf(form.values);
  const { company, isContact } = facts;
  const name = company?.nombre ?? '';
  const companyNote =
    company &&
    (company.existe
      ? t('proposal.companyKnown', { name, hasName: name ? 'yes' : 'no' })
      : t('proposal.companyUnknown'));
  const contactNote =
    isContact !== undefined && t(isContact ? 'proposal.contactKnown' : 'proposal.contactUnknown');
  const lookUp = (): void => void store.lookUp(form.values);
  const left = educationLeft.state === 'ready' ? educationLeft.datos : 0;
  return (
    <FieldsContext value={{ flags: studentProposalFlags(facts, terms), labels: studentLabels, isNew: true }}>
      <Form {...{ form, t }} labels={labelTexts(studentLabels, t)}>
        <FormSection
          title={t('proposal.sectionCompany')}
          hint={left > 0 && t('proposal.educationLeft', { count: left })}
        >
          <BrandText
            name="cif"
            hint={t('proposal.cifHint')}
            note={companyNote}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            onBlur={lookUp}
          />
          <BrandText name="nombreEmpresa" autoComplete="off" maxLength={150} />
          <BrandText name="direccion" hint={t('proposal.addressHint')} autoComplete="off" maxLength={250} />
        </FormSection>
        <FormSection title={t('proposal.sectionContact')}>
          <BrandText
            name="email"
            type="email"
            hint={t('proposal.emailHint')}
            note={contactNote}
            autoComplete="off"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            onBlur={lookUp}
          />
          <BrandText name="nombreContacto" autoComplete="off" maxLength={150} />
          <BrandText
            name="telefono"
            type="tel"
            hint={t('proposal.phoneHint')}
            autoComplete="off"
            inputMode="tel"
            maxLength={30}
          />
        </FormSection>
        <FormSection title={t('proposal.sectionPlacement')}>
          <BrandSelect name="titulacion" options={degrees.options} hint={degrees.hint} />
          <PlacementTime />
          <BrandTextArea name="tareasAdesarrollar" hint={t('proposal.tasksHint')} maxLength={4000} />
        </FormSection>
        <Conditions />
        <SubmitButton>{t('proposal.send')}</SubmitButton>
        <p role="status" className="visually-hidden">
          {companyNote} {contactNote}
        </p>
      </Form>
    </FieldsContext>
  );
}
