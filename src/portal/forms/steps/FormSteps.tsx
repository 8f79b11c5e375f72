import { type FormEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Formatter } from '#core/i18n/formatter.ts';
import { FormStepContext } from '../form/form-step.ts';
import './form-steps.scss';

interface FormStepsProps {
  t: Formatter['t'];
  /** Ids of the sections of the form, in order; none for a form that is shown whole. */
  ids: readonly string[];
  children: ReactNode;
}

/**
 * Shows a long form one section at a time on a phone. All sections stay in the document and keep what was typed; the
 * fragment of the address names the shown one, so that the browser's "back" leads to the previous section.
 */
export function FormSteps({ t, ids, children }: FormStepsProps) {
  const [fragment, setFragment] = useState('');
  // Other links within the page, such as the skip link, leave the step as it is.
  const follow = useEffectEvent(() => {
    const id = location.hash.slice(1);
    if (id === '' || ids.includes(id)) setFragment(id);
  });
  useLayoutEffect(() => {
    const onHashChange = (): void => follow();
    onHashChange();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);
  const at = Math.max(ids.indexOf(fragment), 0);
  const next = ids[at + 1];
  const shownAt = useRef(at);
  useLayoutEffect(() => {
    if (shownAt.current === at) return;
    shownAt.current = at;
    const section = document.getElementById(ids[at] ?? '');
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: 'instant' });
  });
  // The Enter key submits also where the submit button waits in the last step: it goes on to the next one instead.
  const goOn = (event: FormEvent): void => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (next === undefined || !submitter || submitter.checkVisibility()) return;
    event.preventDefault();
    event.stopPropagation();
    location.hash = next;
  };
  if (ids.length === 0) return children;
  return (
    <FormStepContext value={ids[at]}>
      <div
        className="form-steps"
        data-first={at === 0 || undefined}
        data-last={next === undefined || undefined}
        onSubmitCapture={goOn}
      >
        <p className="form-steps-at">{t('frame.formStep', { step: at + 1, all: ids.length })}</p>
        {children}
        <p className="form-steps-ways">
          {at > 0 && (
            <a className="button" href={`#${ids[at - 1]}`}>
              {t('frame.previousStep')}
            </a>
          )}
          {next !== undefined && (
            <a className="button button-primary" href={`#${next}`}>
              {t('frame.nextStep')}
            </a>
          )}
        </p>
      </div>
    </FormStepContext>
  );
}
