import { useState } from 'react';
import circleCheck from 'icon:circle-check';
import { required } from '#core/contract/validation/text.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { CheckboxField } from '#portal/forms/form/CheckboxField.tsx';
import { Form } from '#portal/forms/form/Form.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { acceptConditions, areConditionsAccepted } from '#portal/data/session/pending-action.ts';
import { cameFromPortal } from './origin-page.ts';

/** Form to accept the conditions; afterwards returns to the page where they were required. */
export function ConditionsScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const wasAccepted = useBrowserValue(areConditionsAccepted);
  const [isOwnTab, setOwnTab] = useState(false);
  useAnnounce(isOwnTab && `${t('conditions.accepted')} ${t('conditions.otherTab')}`);
  const form = useForm({
    initial: { acepta: false },
    validate: ({ acepta }) => onlyProblems<{ acepta: boolean }>({ acepta: required(acepta) }),
    submit: async () => {
      acceptConditions();
      if (!cameFromPortal(document.referrer, location)) location.assign(brand.paths.home ?? '/');
      else if (history.length > 1) history.back();
      else {
        // The page was opened in a new tab by the form that required them.
        setOwnTab(true);
        window.close();
      }
      return Promise.resolve(undefined);
    },
  });
  if (wasAccepted || isOwnTab) {
    return (
      <div className="conditions-accepted">
        <Icon shapes={circleCheck} />
        <div>
          <h2>{t('conditions.accepted')}</h2>
          <p>{t(isOwnTab ? 'conditions.otherTab' : 'conditions.acceptedText')}</p>
          {!isOwnTab && <a href={brand.paths.home}>{t('actions.goHome')}</a>}
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
