import type { Reason } from '#core/contract/entities/domain.ts';
import { lengths } from '#core/contract/validation/text.ts';
import { RadioField } from '../form/RadioField.tsx';
import { TextAreaField } from '../parts/TextAreaField.tsx';

interface ReasonFieldProps {
  label: string;
  /** Reasons to choose from. */
  reasons: readonly Reason[];
  /** Whether the choice takes the focus when it appears. */
  takesFocus?: boolean;
}

/** Field `motivo`, the reason for moving a candidacy: a choice of `reasons`, or free text if there are none. */
export function ReasonField({ label, reasons, takesFocus = false }: ReasonFieldProps) {
  if (reasons.length === 0)
    return <TextAreaField name="motivo" label={label} maxLength={lengths.observaciones} />;
  return (
    <RadioField
      name="motivo"
      label={label}
      takesFocus={takesFocus}
      options={reasons.map(({ idMotivo, descripcion }) => ({ value: String(idMotivo), label: descripcion }))}
    />
  );
}
