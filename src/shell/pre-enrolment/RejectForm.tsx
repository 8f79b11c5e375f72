import type { Application } from '#api/entities/application.ts';
import type { Reason } from '#api/entities/domain.ts';
import { lengths, maxLength, required } from '#api/validation/text.ts';
import { onlyProblems } from '#shell/forms/problems.ts';
import { refusalOf } from '#shell/forms/refusal.ts';
import { useRows } from '#shell/forms/use-domain.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { raise } from '#stores/messages.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { RadioField } from '#ui/form/RadioField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextAreaField } from '#ui/form/TextAreaField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { reasonsFor } from './reasons.ts';
import { changes } from './portal-changes.ts';

interface RejectFormProps {
  application: Application;
  onRejected: () => void;
  onClose: () => void;
}

/** The reasons for a rejection: those of the list for this kind of offer, or own words where there are none. */
export function RejectForm(props: RejectFormProps) {
  const { t, language } = usePage().format;
  const list = useRows('tipoMotivoCambioEstadoCandidatura');
  if (list.state === 'loading') return <p role="status">{t('frame.loading')}</p>;
  if (list.state === 'failed')
    return (
      <p role="alert" className="part-failed">
        {t('frame.listNotLoaded')}
        <Button onClick={list.retry}>{t('actions.retry')}</Button>
      </p>
    );
  return <ReasonForm {...props} reasons={reasonsFor(list.rows, props.application.idPerfil, language)} />;
}

function ReasonForm({ application, onRejected, onClose, reasons }: RejectFormProps & { reasons: Reason[] }) {
  const { brand, format } = usePage();
  const { t } = format;
  const isListed = reasons.length > 0;
  const form = useForm({
    initial: { motivo: '' },
    validate: ({ motivo }) =>
      onlyProblems<{ motivo: string }>({
        motivo: required(motivo) ?? maxLength(lengths.observaciones)(motivo),
      }),
    submit: async ({ motivo }) => {
      const reason = isListed ? { idMotivo: Number(motivo) } : { motivo: motivo.trim() };
      const result = await changes.make(application, { does: 'reject', ...reason });
      if (result.ok) {
        onRejected();
        return undefined;
      }
      if (result.kind === 'unavailable') return refusalOf(result, {}, { brand, half: 'student', t });
      // It is no longer what it was: nothing that could be written here would change that.
      onClose();
      raise(result);
      return undefined;
    },
  });
  const labels = { motivo: t('frame.preEnrolmentReason') };
  return (
    <Form {...{ form, t, labels }}>
      {isListed ? (
        <RadioField
          name="motivo"
          label={labels.motivo}
          options={reasons.map(({ idMotivo, descripcion }) => ({
            value: String(idMotivo),
            label: descripcion,
          }))}
        />
      ) : (
        <TextAreaField name="motivo" label={labels.motivo} maxLength={lengths.observaciones} />
      )}
      <div className="reject-actions">
        <Button onClick={onClose}>{t('actions.back')}</Button>
        <SubmitButton>{t('frame.preEnrolmentRejectNow')}</SubmitButton>
      </div>
    </Form>
  );
}
