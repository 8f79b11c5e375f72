import type { Reason } from '#core/contract/entities/domain.ts';
import { lengths } from '#core/contract/validation/text.ts';
import { RadioField } from '../form/RadioField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';

interface ReasonFieldProps {
  label: string;
  /** What can be chosen. */
  reasons: readonly Reason[];
}

/** Why a candidacy is moved: one of the reasons for that, or own words where there are none. Called `motivo`. */
export function ReasonField({ label, reasons }: ReasonFieldProps) {
  if (reasons.length === 0)
    return <TextAreaField name="motivo" label={label} maxLength={lengths.observaciones} />;
  return (
    <RadioField
      name="motivo"
      label={label}
      options={reasons.map(({ idMotivo, descripcion }) => ({ value: String(idMotivo), label: descripcion }))}
    />
  );
}
