import type { Destination } from '../stores/candidate-changes.ts';
import type { Reason } from '#core/contract/entities/domain.ts';
import { required } from '#core/contract/validation/text.ts';
import type { Move } from '#core/model/candidates.ts';
import { reasonsFor } from '#core/model/move-reasons.ts';
import { DialogForm } from '#portal/forms/dialog/DialogForm.tsx';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import type { SubmitRefusal } from '#portal/forms/form/form-state.ts';
import { useForm } from '#portal/forms/form/use-form.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import { ReasonField } from '#portal/forms/reason/ReasonField.tsx';
import { reasonOf, reasonProblem } from '#portal/forms/reason/reason.ts';
import { WithReasons } from '#portal/forms/reason/WithReasons.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { moveDraft, type MoveValues } from './move-draft.ts';
import { ReasonTemplates } from './ReasonTemplates.tsx';

export interface MoveFormProps {
  /** Possible moves; with several, one has to be chosen. */
  moves: readonly Move[];
  /** Id of the draft, for the candidate or the offer. */
  draftId: string;
  /** Kind of offer, for the reasons. */
  idPerfil: number;
  /** Whether the move cannot be undone; `undefined` if unknown. */
  isFinal: boolean | undefined;
  /** `idMotivo` of the reason that is chosen at first, if the list still has it. */
  usualReason?: number | undefined;
  submitLabel: string;
  onSubmit: (to: Destination) => Promise<SubmitRefusal<MoveValues> | undefined>;
}

/** Form of a move: the state if there are several, and the reason if the list has any for it. */
export function MoveForm(props: MoveFormProps) {
  return <WithReasons>{(rows) => <ReasonForm {...props} rows={rows} />}</WithReasons>;
}

function ReasonForm({
  moves,
  draftId,
  idPerfil,
  isFinal,
  usualReason,
  submitLabel,
  onSubmit,
  rows,
}: MoveFormProps & { rows: readonly Reason[] }) {
  const { format, language } = usePage();
  const { t } = format;
  const [only] = moves;
  const reasonsOf = (idEstado: string): Reason[] => reasonsFor(rows, Number(idEstado), idPerfil, language);
  const chosen = moves.length === 1 && only ? String(only.id) : '';
  const usual = reasonsOf(chosen).find(({ idMotivo }) => idMotivo === usualReason);
  const initial: MoveValues = { idEstado: chosen, motivo: usual ? String(usual.idMotivo) : '' };
  /** A rejection always needs a reason, as free text if the list has none for it. */
  const needsReason = (idEstado: string): boolean =>
    reasonsOf(idEstado).length > 0 ||
    moves.some(({ id, fase }) => String(id) === idEstado && fase === 'descartadas');
  const form = useForm<MoveValues>({
    initial,
    draft: moveDraft(draftId, only?.id),
    validate: ({ idEstado = '', motivo = '' }) =>
      onlyProblems<MoveValues>({
        idEstado: required(idEstado),
        motivo: needsReason(idEstado) ? reasonProblem(motivo) : undefined,
      }),
    submit: ({ idEstado = '', motivo = '' }) =>
      onSubmit({
        idEstado: Number(idEstado),
        ...(needsReason(idEstado) && reasonOf(motivo, reasonsOf(idEstado))),
      }),
  });
  const { idEstado = '' } = form.values;
  const labels = { idEstado: t('candidates.moveTo'), motivo: t('candidates.why') };
  return (
    <DialogForm
      {...{ form, labels }}
      isDestructive={moves.every(({ fase }) => fase === 'descartadas')}
      submit={submitLabel}
      back={t('actions.back')}
    >
      {moves.length > 1 ? (
        <RadioField
          name="idEstado"
          label={labels.idEstado}
          options={moves.map(({ id, descripcion }) => ({ value: String(id), label: descripcion }))}
        />
      ) : (
        <input type="hidden" name="idEstado" defaultValue={initial.idEstado} />
      )}
      {needsReason(idEstado) && reasonsOf(idEstado).length === 0 && <ReasonTemplates />}
      {needsReason(idEstado) && (
        <ReasonField
          key={idEstado}
          label={labels.motivo}
          reasons={reasonsOf(idEstado)}
          takesFocus={moves.length === 1}
        />
      )}
      {isFinal !== false && (
        <p className="move-final">{t(isFinal ? 'candidates.final' : 'candidates.mayBeFinal')}</p>
      )}
    </DialogForm>
  );
}
