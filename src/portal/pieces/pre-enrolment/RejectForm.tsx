import { candidacyStates } from '#core/contract/constants.ts';
import { outdatedCandidacy } from '#core/model/candidates.ts';
import { reasonsFor } from '#core/model/move-reasons.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { Application } from '#core/contract/entities/application.ts';
import type { Reason } from '#core/contract/entities/domain.ts';
import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { ReasonField } from '#portal/forms/reason/ReasonField.tsx';
import { lacksReason, reasonOf, reasonProblem } from '#portal/forms/reason/reason.ts';
import { WithReasons } from '#portal/forms/reason/WithReasons.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { preEnrolmentChanges } from './portal-changes.ts';

interface RejectFormProps {
  application: Application;
  onRejected: () => void;
  /** Called when the pre-enrolment cannot be rejected any more. */
  onRefused: (failure: CallFailure) => void;
}

/** Reason for a rejection: from the list for this kind of offer, or free text if the list has none. */
export function RejectForm(props: RejectFormProps) {
  const { language } = usePage().format;
  const { idPerfil } = props.application;
  const reasonsIn = (rows: readonly Reason[]): Reason[] =>
    reasonsFor(rows, candidacyStates.preEnrolmentRejected, idPerfil, language);
  return <WithReasons>{(rows) => <ReasonForm {...props} reasons={reasonsIn(rows)} />}</WithReasons>;
}

const initial = { motivo: '' };

function ReasonForm({
  application,
  onRejected,
  onRefused,
  reasons,
}: RejectFormProps & { reasons: Reason[] }) {
  const { brand, format } = usePage();
  const { t } = format;
  const form = useForm({
    initial,
    draft: { form: 'rechazoPreinscripcion', id: application.urlAcceso },
    validate: ({ motivo }) => onlyProblems<typeof initial>({ motivo: reasonProblem(motivo) }),
    submit: async ({ motivo }) => {
      const result = await preEnrolmentChanges.send(application, {
        does: 'reject',
        ...reasonOf(motivo, reasons),
      });
      if (result.ok) {
        onRejected();
        return undefined;
      }
      // The candidacy has changed, so no input here would help.
      if ('code' in result && outdatedCandidacy.includes(result.code)) {
        onRefused(result);
        return undefined;
      }
      if (lacksReason(result)) return { problems: { motivo: 'validation.required' } };
      return refusalOf(result, {}, { brand, side: 'student', ...format });
    },
  });
  const labels = { motivo: t('frame.preEnrolmentReason') };
  return (
    <DialogForm
      {...{ form, labels }}
      isDestructive
      submit={t('frame.preEnrolmentRejectNow')}
      back={t('actions.back')}
    >
      <ReasonField label={labels.motivo} reasons={reasons} />
    </DialogForm>
  );
}
