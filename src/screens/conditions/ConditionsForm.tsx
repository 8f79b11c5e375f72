import circleCheck from 'icon:circle-check';
import { required } from '#api/validation/text.ts';
import { onlyProblems } from '#shell/forms/problems.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useBrowserValue } from '#shell/use-browser-value.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Icon } from '#ui/Icon.tsx';
import { acceptConditions, areConditionsAccepted } from '#stores/accepted-conditions.ts';
import { cameFromPortal } from './came-from.ts';

/** Accepts the conditions and goes back to where they were asked for. */
export function ConditionsForm() {
  const { brand, format } = usePage();
  const { t } = format;
  const isAccepted = useBrowserValue(areConditionsAccepted);
  const form = useForm({
    initial: { acepta: false },
    validate: ({ acepta }) => onlyProblems<{ acepta: boolean }>({ acepta: required(acepta) }),
    submit: async () => {
      acceptConditions();
      if (cameFromPortal(document.referrer, location)) history.back();
      else location.assign(brand.paths.home ?? '/');
      return Promise.resolve(undefined);
    },
  });
  if (isAccepted) {
    return (
      <div className="conditions-accepted" role="status">
        <Icon shapes={circleCheck} />
        <div>
          <h2>{t('conditions.accepted')}</h2>
          <p>{t('conditions.acceptedText')}</p>
          <a href={brand.paths.home}>{t('actions.goHome')}</a>
        </div>
      </div>
    );
  }
  const labels = { acepta: t('conditions.accept') };
  return (
    <Form {...{ form, t, labels }}>
      <CheckboxField name="acepta" label={labels.acepta} required />
      <SubmitButton>{t('conditions.submit')}</SubmitButton>
    </Form>
  );
}
