import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ibanBoxes, normalizeIban, spreadIban } from '#core/contract/validation/iban.ts';
import { usePage } from '#portal/island/page-context.ts';
import { FieldHelp, FieldProblem } from '../form/Field.tsx';
import { describedBy, fieldId, useFormScope } from '../form/form-context.ts';
import './fields.scss';

interface IbanFieldProps {
  /** Field with the complete number. */
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** Maximum length of an IBAN in any country, for the last box. Spanish IBANs have ten characters there. */
const longest = 34;

/** Spreads a number over the boxes; the last box takes the rest of a foreign IBAN longer than a Spanish one. */
function boxesOf(value: string): string[] {
  const iban = normalizeIban(value);
  const boxes = spreadIban(iban);
  const rest = /^ES/.test(iban) ? '' : iban.slice(boxes.join('').length);
  return boxes.map((box, index) => (index === boxes.length - 1 ? box + rest : box));
}

/** IBAN in five boxes; typing advances to the next box, and a pasted number is spread over all of them. */
export function IbanField({ name, label, hint, optional = false }: IbanFieldProps) {
  const { t } = usePage().format;
  const { form, prefix } = useFormScope();
  const value = String(form.values[name] ?? '');
  const [typed, setTyped] = useState(() => boxesOf(value));
  // The form's value was set from code: ignore what was typed.
  const boxes = typed.join('') === normalizeIban(value) ? typed : boxesOf(value);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const id = fieldId(prefix, name);
  const problem = form.problems[name];
  const last = ibanBoxes.length - 1;
  // A Spanish IBAN has only digits after the country code; others may have letters anywhere.
  const isForeign = /^(?!ES)[A-Z]{2}/.test(boxes[0] ?? '');

  const setBoxes = (next: string[]): void => {
    setTyped(next);
    form.set({ [name]: next.join('') });
  };
  const type = (index: number, entered: string): void => {
    const text = entered.replace(/[\s-]/g, '').toUpperCase();
    setBoxes(boxes.map((box, position) => (position === index ? text : box)));
    // Selecting the content of the next box lets typing replace it.
    if (text.length >= (ibanBoxes[index] ?? 0) && index < last) inputs.current[index + 1]?.select();
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    // A part of a number is pasted into its box as usual.
    if (normalizeIban(text).length <= 10) return;
    event.preventDefault();
    const next = boxesOf(text);
    setBoxes(next);
    const firstIncomplete = next.findIndex((box, index) => box.length < (ibanBoxes[index] ?? 0));
    inputs.current[firstIncomplete < 0 ? last : firstIncomplete]?.focus();
  };
  // Arrow keys and Backspace cross the borders between boxes, as if they were one input.
  const crossBoxes = (index: number, event: KeyboardEvent<HTMLInputElement>): void => {
    const { selectionStart: start, selectionEnd: end, value: text } = event.currentTarget;
    if (start !== end || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const step =
      event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' || event.key === 'Backspace' ? -1 : 0;
    const next = inputs.current[index + step];
    if (step === 0 || !next || start !== (step > 0 ? text.length : 0)) return;
    if (event.key !== 'Backspace') event.preventDefault();
    next.focus();
    const caret = step > 0 ? 0 : next.value.length;
    next.setSelectionRange(caret, caret);
  };
  return (
    <fieldset
      className="field"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { hint, problem })}
      onBlur={({ currentTarget, relatedTarget }) => {
        const field = currentTarget.querySelector<HTMLInputElement>('[type="hidden"]');
        if (field && !currentTarget.contains(relatedTarget)) form.onBlur({ target: field });
      }}
    >
      <legend id={`${id}-label`} className="field-legend">
        {label}
        {optional && <span className="field-optional"> {t('frame.optional')}</span>}
      </legend>
      <FieldHelp id={id}>{hint}</FieldHelp>
      <div className="iban">
        {ibanBoxes.map((size, index) => (
          <input
            key={index}
            ref={(input) => {
              inputs.current[index] = input;
            }}
            id={index === 0 ? id : `${id}-${index}`}
            className={`iban-${size}`}
            value={boxes[index]}
            maxLength={index === last ? longest : size}
            inputMode={index === 0 || isForeign ? 'text' : 'numeric'}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            aria-label={t('frame.ibanBox', { label, number: index + 1, count: ibanBoxes.length })}
            aria-invalid={problem !== undefined}
            aria-describedby={describedBy(id, { problem })}
            onChange={(event) => type(index, event.target.value)}
            onPaste={paste}
            onKeyDown={(event) => crossBoxes(index, event)}
          />
        ))}
      </div>
      <input type="hidden" name={name} defaultValue={String(form.values[name] ?? '')} />
      <FieldProblem id={id} problem={problem} t={t} />
    </fieldset>
  );
}
