import { profiles } from '#core/contract/constants.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { CallFailure } from '#portal/data/client/result.ts';
import { localDay } from '#core/i18n/moment.ts';
import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { ChoiceInput, DayInput, TextInput } from '#portal/forms/fields/inputs.tsx';
import { useDomain } from '#portal/forms/fields/use-domain.ts';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import { closingOf, closingProblems, noClosing } from './closing.ts';
import { closingForm, type ClosingValues } from './closing-form.ts';
import { isOutdated } from './offer-changes.ts';
import { offerChanges } from './portal-offer-changes.ts';

const Field = fieldOf(closingForm, { text: TextInput, day: DayInput, choice: ChoiceInput });

interface CloseFormProps {
  offer: Process;
  onClosed: () => void;
  /** It cannot be closed any more. */
  onRefused: (failure: CallFailure) => void;
}

/** Asks whether someone of the university was chosen: who, since when and with which contract. */
export function CloseForm({ offer, onClosed, onRefused }: CloseFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const form = useForm<ClosingValues>({
    initial: noClosing,
    wire: closingForm.wire,
    validate: (values) => closingProblems(values, localDay()),
    submit: async (values) => {
      const result = await offerChanges.close(offer, closingOf(values));
      if (result.ok) {
        onClosed();
        return undefined;
      }
      if (isOutdated(result)) {
        onRefused(result);
        return undefined;
      }
      return refusalOf(result, {}, { brand, half: 'company', t });
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
      <Field name="nombre" />
      <Field name="fechaInicioContrato" />
      <Field name="idTipoContrato" options={contracts} />
    </DialogForm>
  );
}
