import historyIcon from 'icon:rotate-ccw-clock';
import { useId } from 'react';
import { locales } from '#core/i18n/languages.ts';
import type { SeenStep } from '#editor/protocol/answers.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { useEditor } from '../editor-context.ts';
import type { Translate } from '../messages.ts';
import type { EditorView } from '../store/editor-view.ts';
import { labelOf } from '../store/setting-words.ts';

/** A step in words: what has been done to which setting. */
function stepWords({ edits }: SeenStep, { forms }: Pick<EditorView, 'forms'>, t: Translate): string {
  // A picture and the setting that names it are one step.
  const edit = edits.find(({ kind }) => kind !== 'file') ?? edits[0];
  if (!edit) return '';
  if (edit.kind === 'file') return t('step.file', { path: edit.path });
  return t(`step.${edit.kind}`, { label: labelOf(forms, edit.path) });
}

/** The steps so far, each a button that goes there. */
export function History() {
  const { store, view, t } = useEditor();
  const { position, steps } = view.state;
  const id = useId();
  const time = (at: string): string =>
    new Date(at).toLocaleTimeString(locales[view.language], { hour: '2-digit', minute: '2-digit' });
  const entry = (at: number, words: string, when = '') => (
    <li key={at}>
      <button
        type="button"
        aria-current={at === position ? 'step' : undefined}
        data-undone={at > position || undefined}
        onClick={() => void store.goTo(at)}
      >
        {when && <time>{when}</time>}
        <span>{words}</span>
        {at === position && <em>{t('history.now')}</em>}
      </button>
    </li>
  );
  return (
    <>
      <Button popoverTarget={id} disabled={steps.length === 0}>
        <Icon shapes={historyIcon} />
        {t('history')}
      </Button>
      <div id={id} popover="auto" className="history">
        <h2>{t('history')}</h2>
        <p className="field-hint">{t('history.hint')}</p>
        <ol role="list">
          {entry(0, t('history.start'))}
          {steps.map((step, index) => entry(index + 1, stepWords(step, view, t), time(step.at)))}
        </ol>
      </div>
    </>
  );
}
