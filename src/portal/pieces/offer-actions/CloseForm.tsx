import { useId } from 'react';
import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import { profiles } from '#core/contract/constants.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { localDay } from '#core/i18n/dates.ts';
import { candidateName } from '#core/model/candidates.ts';
import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { BrandText } from '#portal/forms/fields/BrandFields.tsx';
import type { TextKind } from '#portal/forms/fields/field-kinds.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { ChoiceInput, DayInput, type InputProps, textInput } from '#portal/forms/fields/inputs.tsx';
import { useDomain } from '#portal/forms/fields/use-domain.ts';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { closingOf, closingProblems, noClosing } from './closing.ts';
import { closingForm, type ClosingValues } from './closing-form.ts';
import { isOutdated } from './offer-changes.ts';
import { offerChanges } from './portal-offer-changes.ts';

const Field = fieldOf(closingForm, { text: ChosenName, day: DayInput, choice: ChoiceInput });

interface CloseFormProps {
  offer: Process;
  onClosed: () => void;
  /** Called when the offer has changed and cannot be closed any more. */
  onRefused: (failure: CallFailure) => void;
  /** Called when an earlier attempt has closed the offer with other content. */
  onArrived: () => void;
}

/** Form that closes an offer: whether a candidate was chosen and, if so, name, start and contract. */
export function CloseForm({ offer, onClosed, onRefused, onArrived }: CloseFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const form = useForm<ClosingValues>({
    initial: noClosing,
    wire: closingForm.wire,
    draft: { form: 'cerrarOferta', id: offer.urlAcceso },
    validate: (values) => closingProblems(values, localDay()),
    submit: async (values) => {
      const result = await offerChanges.close(offer, closingOf(values));
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
      <Field name="nombre" offer={offer} />
      <Field name="fechaInicioContrato" />
      <Field name="idTipoContrato" options={contracts} />
    </DialogForm>
  );
}

/** Name of the chosen candidate: suggests candidates whose names are visible, and accepts any other name. */
function ChosenName({ name, field, offer }: InputProps<TextKind> & { offer: Process }) {
  const id = useId();
  const hasAny = offer.numCandidatos > 0;
  const process = useQueryAnswer(dameDatosProceso, { params: { id: offer.urlAcceso } }, hasAny);
  const candidates = process.state === 'ready' ? process.datos.candidatos : [];
  return (
    <>
      <BrandText name={name} {...textInput(field)} list={id} />
      <datalist id={id}>
        {candidates.map(
          (candidate) =>
            candidate.nombre !== undefined && (
              <option key={candidate.idCandidatura} value={candidateName(candidate)} />
            ),
        )}
      </datalist>
    </>
  );
}
