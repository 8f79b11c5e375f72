import eye from 'icon:eye';
import eyeOff from 'icon:eye-off';
import { type ReactNode, useState } from 'react';
import { Icon } from '#portal/ui/Icon.tsx';
import { Field } from '../form/Field.tsx';
import { useFormScope } from '../form/form-context.ts';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
}

/** Password input with a button to show the password. */
export function PasswordField({ name, label, autoComplete, hint }: PasswordFieldProps) {
  const { t } = useFormScope();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ name, label, hint }}>
      {(control) => (
        <span className="field-password">
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue=""
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={t('frame.showPassword')}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon shapes={isShown ? eyeOff : eye} />
          </button>
        </span>
      )}
    </Field>
  );
}
