import { useState } from 'react';
import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import { profiles } from '#core/contract/constants.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { localDay } from '#core/i18n/dates.ts';
import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { ChoiceInput, DayInput } from '#portal/forms/fields/inputs.tsx';
import { useDomain } from '#portal/forms/fields/use-domain.ts';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { Waiting } from '#portal/messages/page-state/Waiting.tsx';
import { ChosenNames } from './ChosenNames.tsx';
import { closingOf, closingProblems, initialClosing, type Nominee, nomineesOf } from './closing.ts';
import { closingForm, type ClosingValues } from './closing-form.ts';
import { isOutdated } from './offer-changes.ts';
import { offerChanges } from './portal-offer-changes.ts';

const Field = fieldOf(closingForm, { text: ChosenNames, day: DayInput, choice: ChoiceInput });

interface CloseFormProps {
  offer: Process;
  onClosed: () => void;
  /** Called when the offer has changed and cannot be closed any more. */
  onRefused: (failure: CallFailure) => void;
  /** Called when an earlier attempt has closed the offer with other content. */
  onArrived: () => void;
}

/**
 * Form that closes an offer: whether a candidate was chosen and, if so, names, start and contract. Waits for the
 * candidates, without whom names can only be typed.
 */
export function CloseForm(props: CloseFormProps) {
  const loaded = useNominees(props.offer);
  // Closing reads the candidates again, while the form is still there.
  const [nominees, setNominees] = useState(loaded);
  if (!nominees && loaded) setNominees(loaded);
  return nominees ? <LoadedForm {...props} nominees={nominees} /> : <Waiting />;
}

/** Candidates that may be chosen, none if loading failed; undefined while they are loading. */
function useNominees({ urlAcceso, numCandidatos }: Process): Nominee[] | undefined {
  const hasAny = numCandidatos > 0;
  const process = useQueryAnswer(dameDatosProceso, { params: { id: urlAcceso } }, hasAny);
  const states = useRows('estadosCandidaturasAlumno', hasAny);
  if (!hasAny || process.state === 'failed') return [];
  if (process.state !== 'ready' || states.state === 'loading') return undefined;
  return nomineesOf(process.datos.candidatos, states.state === 'ready' ? states.rows : []);
}

function LoadedForm({
  offer,
  nominees,
  onClosed,
  onRefused,
  onArrived,
}: CloseFormProps & { nominees: readonly Nominee[] }) {
  const { brand, format } = usePage();
  const { t } = format;
  const form = useForm<ClosingValues>({
    initial: initialClosing(nominees),
    wire: closingForm.wire,
    draft: { form: 'cerrarOferta', id: offer.urlAcceso },
    validate: (values) => closingProblems(values, nominees, localDay()),
    submit: async (values) => {
      const result = await offerChanges.close(offer, closingOf(values, nominees));
      if (result.ok) {
        onClosed();
        return undefined;
      }
      if (result.kind === 'arrived') {
        onArrived();
        return undefined;
      }
      if (isOutdated(result)) {
        onRefused(result);
        return undefined;
      }
      return refusalOf(result, {}, { brand, side: 'company', ...format });
    },
  });
  const isChosen = form.values.chosen === 'si';
  const contracts = useDomain(
    offer.idPerfil === profiles.empleo ? 'tiposContrato' : 'tiposContratoOfertaPracticas',
    isChosen,
  );
  const fields = useFields(closingForm);
  return (
    <DialogForm {...{ form, fields }} submit={t('company-offers.closeNow')}>
      <RadioField
        name="chosen"
        label={t(labelOf(closingForm, 'chosen'))}
        options={[
          { value: 'si', label: t('frame.yes') },
          { value: 'no', label: t('frame.no') },
        ]}
      />
      <Field name="nombre" nominees={nominees} />
      <Field name="fechaInicioContrato" />
      <Field name="idTipoContrato" options={contracts} />
    </DialogForm>
  );
}
