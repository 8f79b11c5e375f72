import question from 'icon:circle-question-mark';
import { useState } from 'react';
import type { SeenConflict } from '#editor/protocol/answers.ts';
import { Button } from '#portal/ui/Button.tsx';
import { FrameDialog } from '#portal/ui/FrameDialog.tsx';
import { useEditor } from '../editor-context.ts';
import type { ConflictAnswer } from '../store/editor-calls.ts';
import type { OpenQuestion } from '../store/editor-view.ts';
import { labelOf } from '../store/setting-words.ts';
import { shownValue } from '../store/setting-values.ts';

/** Asks for a choice between two values after a change by somebody else. */
export function Questions() {
  const { view } = useEditor();
  if (view.question) return <ChangedQuestion asked={view.question} />;
  return view.conflicts.length > 0 ? <ConflictQuestion conflicts={view.conflicts} /> : null;
}

function ChangedQuestion({ asked }: { asked: OpenQuestion }) {
  const { store, view, t } = useEditor();
  const { edit, theirs } = asked;
  const mine = 'value' in edit ? edit.value : undefined;
  return (
    <FrameDialog
      icon={question}
      title={t('question')}
      onClose={() => store.answer('theirs')}
      actions={
        <>
          <Button onClick={() => store.answer('theirs')}>{t('question.theirs')}</Button>
          <Button kind="primary" onClick={() => store.answer('mine')}>
            {t('question.mine')}
          </Button>
        </>
      }
    >
      <p>
        <strong>{labelOf(view.forms, edit.path)}</strong>
      </p>
      <p>{t('question.mineIs', { value: shownValue(mine) })}</p>
      <p>{t('question.theirsIs', { value: shownValue(theirs) })}</p>
    </FrameDialog>
  );
}

function ConflictQuestion({ conflicts }: { conflicts: readonly SeenConflict[] }) {
  const { store, view, t } = useEditor();
  const [kept, setKept] = useState<Readonly<Record<number, ConflictAnswer['keep']>>>({});
  const choices = conflicts.flatMap(({ place }, index): ConflictAnswer[] => {
    const keep = kept[index];
    return keep ? [{ place, keep }] : [];
  });
  // Contents of files are known by their hashes only.
  const words = (conflict: SeenConflict, side: 'mine' | 'theirs'): string =>
    typeof conflict.place === 'string' || conflict.place.length === 0
      ? t(`question.${side}`)
      : t(`question.${side}Is`, { value: shownValue(conflict[side]) });
  const placeName = ({ place }: SeenConflict): string => {
    if (typeof place === 'string') return place;
    return place.length === 0 ? 'brand.yaml' : labelOf(view.forms, place);
  };
  return (
    <FrameDialog
      icon={question}
      title={t('conflicts')}
      onClose={() => store.postpone()}
      actions={
        <>
          <Button onClick={() => store.postpone()}>{t('conflicts.later')}</Button>
          <Button
            kind="primary"
            disabled={choices.length < conflicts.length}
            onClick={() => void store.save(choices)}
          >
            {t('conflicts.save')}
          </Button>
        </>
      }
    >
      <p>{t('conflicts.text')}</p>
      {conflicts.map((conflict, index) => (
        <fieldset key={index} className="conflict">
          <legend>{placeName(conflict)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`conflict-${index}`}
                checked={kept[index] === side}
                onChange={() => setKept({ ...kept, [index]: side })}
              />
              {words(conflict, side)}
            </label>
          ))}
        </fieldset>
      ))}
    </FrameDialog>
  );
}
