import * as codes from '#core/contract/codes.ts';
import { useRef } from 'react';
import { damePracticas } from '#core/contract/calls/company-documents.ts';
import type { ChangeRequest } from '#core/contract/entities/placement-request.ts';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { localDay } from '#core/i18n/dates.ts';
import { withIdempotencyKeys } from '#portal/data/server/with-idempotency-keys.ts';
import { call } from '#portal/data/server/call.ts';
import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { DayInput, ManyOfInput, NumberInput, TextInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { UploadField } from '#portal/forms/files/UploadField.tsx';
import { UploadProgress } from '#portal/forms/files/UploadProgress.tsx';
import { useUpload } from '#portal/forms/files/use-upload.ts';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { WeekTool } from '#portal/forms/week/WeekTool.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { changeForm, type ChangeValues } from './change-form.ts';
import { type ChangeKind, changeProblems, changeRequest } from './change-rules.ts';
import { sendChangeRequest } from './send-change.ts';

export interface ChangeFormProps {
  placement: CompanyPlacement;
  /** Kinds of change that can be requested. */
  kinds: readonly ChangeKind[];
  onSent: () => void;
}

const Field = fieldOf(changeForm, {
  text: TextInput,
  day: DayInput,
  number: NumberInput,
  manyOf: ManyOfInput,
});

type Values = ChangeValues & { ficheroEnlace: string };

/** Dialog form that requests an extension or a variation of a placement. */
export function ChangeForm({ placement, kinds, onSent }: ChangeFormProps) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const nombre = t('placement-changes.fichero');
  const upload = useUpload('fichero', { kind: 'general', takesAddress: true, isRequired: false }, nombre);
  const { sending } = upload;
  const unanswered = useRef<ChangeRequest[]>([]);
  const [only, ...others] = kinds;
  const fields = useFields(changeForm, {
    data: others.length === 0 && only ? { tipo: only } : {},
    isNew: true,
  });
  const initial: Values = { ...fields.initial, ...upload.initial };
  const { limitesJornada } = brand.settings;
  const form = useForm<Values>({
    initial,
    wire: { ...changeForm.wire, ...upload.wire },
    draft: { form: 'cambioPractica', id: String(placement.id), secret: ['fichero'] },
    validate: (values) => ({
      ...changeProblems(values, placement, limitesJornada, localDay()),
      ...upload.problems(values),
    }),
    submit: async (values, keys) => {
      const content = await upload.content(values);
      const body = {
        ...changeRequest(values, placement.id),
        ...(content && { fichero: { nombre, fecha: localDay(), ...content } }),
      };
      const keyed = withIdempotencyKeys(call, keys);
      const sent = await (content
        ? sending.run((options) => sendChangeRequest(keyed, body, options, unanswered.current))
        : sendChangeRequest(keyed, body, undefined, unanswered.current));
      if (sent.ok) {
        onSent();
        return undefined;
      }
      if (sent.kind === 'lost' || sent.kind === 'aborted') unanswered.current.push(body);
      // A refusal or an unknown outcome means that the cached placements may be stale.
      queryCache.drop(damePracticas);
      if (sent.kind === 'lost') return { message: 'placement-changes.lost' };
      if (sent.kind === 'arrived') return { message: 'placement-changes.arrived' };
      if (sent.kind === 'error' && sent.code === codes.actionNotAllowed && sent.motivo)
        return { message: { text: sent.motivo } };
      return refusalOf<Values>(
        sent,
        {
          [codes.startAfterEnd]: 'fechaFin',
          [codes.fileExtension]: upload.fieldFor(values),
        },
        { brand, side: 'company', ...format },
      );
    },
  });
  const names = {
    Ampliación: { label: t('placement-changes.extension'), hint: t('placement-changes.extensionHint') },
    Variación: { label: t('placement-changes.variation'), hint: t('placement-changes.variationHint') },
  };
  const { fechaFin } = placement;
  return (
    <DialogForm
      {...{ form, fields }}
      labels={upload.labels}
      submit={t('placement-changes.send')}
      stop={sending.stop}
    >
      <RadioField
        name="tipo"
        label={t('placement-changes.tipo')}
        options={kinds.map((kind) => ({ value: kind, ...names[kind] }))}
      />
      <Field name="fechaFin" hint={fechaFin && t('placement-changes.endsOn', { date: date(fechaFin) })} />
      <Field name="horasAldia" hint={t('placement-changes.variationOnly')} />
      <Field name="numeroDiasSemana" />
      <Field name="diasSemana" />
      <Field name="horario" />
      {form.values.tipo === 'Variación' && <WeekTool name="horario" limits={limitesJornada} />}
      <Field name="motivo" />
      <UploadField upload={upload} />
      <UploadProgress sending={sending} />
    </DialogForm>
  );
}
