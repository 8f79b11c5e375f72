import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { BrandSelect, BrandText, BrandTextArea } from '#shell/fields/BrandFields.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { labelTexts } from '#shell/fields/label-texts.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { acceptConditions, areConditionsAccepted } from '#stores/accepted-conditions.ts';
import { createDraft } from '#stores/drafts.ts';
import { call } from '#stores/server.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useForm } from '#ui/form/use-form.ts';
import {
  type CompanyProposal,
  companyProposalFields,
  companyProposalFlags,
  companyProposalProblems,
  type CompanyProposalTerms,
  createCompanyProposal,
  noCompanyProposal,
  secretOfCompanyProposal,
  studentOf,
} from './company-proposal-store.ts';
import { Conditions } from './Conditions.tsx';
import { companyLabels } from './labels.ts';
import { PlacementTime } from './PlacementTime.tsx';
import { proposalRefusal } from './proposal-refusal.ts';
import { TutorFields } from './TutorFields.tsx';
import { useUnknownNotice } from './use-unknown-notice.ts';
import { useWorkplaces } from './use-workplaces.ts';

/** A company proposes a placement for a student whom it knows. */
export function CompanyProposalForm({ onSent }: { onSent: () => void }) {
  const { brand, format } = usePage();
  const { t } = format;
  const [store] = useState(() => createCompanyProposal(call));
  const workplaces = useWorkplaces();
  const terms: CompanyProposalTerms = {
    flags: brand.fields.practica,
    limits: brand.settings.limitesJornada,
    hasConditions: brand.settings.modulos.condicionesPracticas,
    hasWorkplaces: workplaces.state !== 'ready' || workplaces.options.length > 0,
  };
  // What an answer changes shows at once; what is sent goes by what is known by then.
  useStore(store.students);
  const found = (values: CompanyProposal) => studentOf(values, store.students.get());
  const problemsOf = (values: CompanyProposal) => companyProposalProblems(values, found(values), terms);

  const form = useForm<CompanyProposal>({
    initial: { ...noCompanyProposal, condicionesAceptadas: areConditionsAccepted() },
    validate: problemsOf,
    draft: createDraft<CompanyProposal>('propuestaPracticas', 'empresa', secretOfCompanyProposal),
    submit: async (values) => {
      const place = { brand, half: 'company', t } as const;
      const failure = await store.lookUp(values);
      if (failure) return proposalRefusal(failure, companyProposalFields, place);
      // Nobody may have been found.
      if (Object.keys(problemsOf(values)).length > 0) return {};
      if (terms.hasConditions) acceptConditions();
      const result = await store.send(values, terms);
      if (!result.ok) return proposalRefusal(result, companyProposalFields, place);
      onSent();
      return undefined;
    },
  });
  const flags = companyProposalFlags(terms);
  const { dni } = form.values;
  useEffect(() => void store.lookUp({ dni }), [store, dni]);
  const student = found(form.values);
  useUnknownNotice(student?.existe === false);
  const name = [student?.nombre, student?.apellidos].filter(Boolean).join(' ');
  const note = student?.existe && t('proposal.studentKnown', { name, hasName: name ? 'yes' : 'no' });
  return (
    <FieldsContext value={{ flags, labels: companyLabels, isNew: true }}>
      <Form {...{ form, t }} labels={labelTexts(companyLabels, t)}>
        <FormSection title={t('proposal.sectionStudent')}>
          <BrandText
            name="dni"
            hint={t('proposal.dniHint')}
            note={note}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            onBlur={() => void store.lookUp(form.values)}
          />
        </FormSection>
        <FormSection title={t('proposal.sectionPlacement')}>
          <PlacementTime />
          <BrandText name="horario" hint={t('proposal.scheduleHint')} autoComplete="off" maxLength={250} />
          <BrandSelect name="centroPracticas" options={workplaces} />
          <BrandTextArea name="tareasAdesarrollar" hint={t('proposal.tasksHint')} maxLength={4000} />
          <BrandTextArea name="observaciones" maxLength={1000} rows={3} />
        </FormSection>
        <TutorFields flags={flags} />
        <Conditions />
        <SubmitButton>{t('proposal.send')}</SubmitButton>
        <p role="status" className="visually-hidden">
          {note}
        </p>
      </Form>
    </FieldsContext>
  );
}
