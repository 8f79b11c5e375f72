import { localDay } from '#core/i18n/dates.ts';
import { notPastDay } from '#core/contract/validation/dates.ts';
import { required } from '#core/contract/validation/text.ts';
import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { DateField } from '#portal/forms/form/DateField.tsx';
import { unreadable } from '#portal/forms/form/native-fields.ts';
import { SelectField } from '#portal/forms/form/SelectField.tsx';
import { TextField } from '#portal/forms/form/TextField.tsx';
import type { FormProblem } from '#portal/forms/form/form-state.ts';
import { useForm } from '#portal/forms/form/use-form.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import { usePage } from '#portal/island/page-context.ts';
import { saveFile } from '#portal/island/save-file.ts';
import { calendarFile } from '#core/model/agenda/calendar-file.ts';
import { candidateAddress } from '../candidate-address.ts';
import { durations, interviewEntry, type InterviewValues } from './interview.ts';

export interface InterviewFormProps {
  idCandidatura: number;
  name: string;
  /** Title of the offer, if known. */
  offerTitle: string | undefined;
  onSaved: () => void;
}

const requiredTime = (value: string): FormProblem | undefined =>
  value === unreadable ? 'validation.malformed' : required(value);

/** Form with the time of an interview, which is saved as a calendar file and nowhere else. */
export function InterviewForm({ idCandidatura, name, offerTitle, onSaved }: InterviewFormProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { zonaHoraria } = brand.settings;
  const form = useForm<InterviewValues>({
    initial: { dia: '', hora: '', duracion: '45', lugar: '' },
    validate: ({ dia, hora, duracion }) =>
      onlyProblems<InterviewValues>({
        dia: requiredTime(dia) ?? notPastDay(localDay())(dia),
        hora: requiredTime(hora),
        duracion: required(duracion),
      }),
    submit: (values) => {
      const entry = {
        ...interviewEntry(values),
        // The same for a new time, so that calendars move the interview.
        uid: `entrevista-${idCandidatura}@${location.hostname}`,
        title: t('candidates.interviewWith', { name }),
        text: offerTitle && t('candidates.appliedFor', { title: offerTitle }),
        url: location.origin + candidateAddress(brand.paths, idCandidatura, ''),
      };
      const file = calendarFile([entry], new Date(), zonaHoraria);
      saveFile(
        new Blob([file], { type: 'text/calendar;charset=utf-8' }),
        t('candidates.interviewFile', { number: String(idCandidatura) }),
      );
      onSaved();
      return Promise.resolve(undefined);
    },
  });
  const labels = {
    dia: t('candidates.interviewDay'),
    hora: t('candidates.interviewHour'),
    duracion: t('candidates.interviewLength'),
    lugar: t('candidates.interviewPlace'),
  };
  return (
    <DialogForm {...{ form, labels }} submit={t('candidates.interviewSave')} back={t('actions.back')}>
      <p>{t('candidates.interviewText')}</p>
      <DateField name="dia" label={labels.dia} />
      <TextField
        name="hora"
        type="time"
        label={labels.hora}
        hint={t('candidates.interviewZone', {
          zone: zonaHoraria === 'Atlantic/Canary' ? 'canary' : 'peninsula',
        })}
      />
      <SelectField
        name="duracion"
        label={labels.duracion}
        options={durations.map((value) => ({
          value,
          label: t('candidates.interviewMinutes', { count: Number(value) }),
        }))}
      />
      <TextField name="lugar" label={labels.lugar} maxLength={300} optional />
    </DialogForm>
  );
}
