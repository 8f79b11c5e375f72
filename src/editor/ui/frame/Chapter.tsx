import { type Ref } from 'react';
import { useEditor } from '../editor-context.ts';
import { Problems } from '../controls/Problems.tsx';
import { SettingControl } from '../controls/SettingControl.tsx';
import { problemsElsewhere } from '../store/problems-of.ts';

/** One chapter of the forms. */
export function Chapter({ index, titleRef }: { index: number; titleRef: Ref<HTMLHeadingElement> }) {
  const { view, t } = useEditor();
  const { forms, problems, sources } = view;
  const chapter = forms.chapters[index];
  const general = problemsElsewhere(problems, forms.chapters);
  return (
    <main className="chapter">
      {general.length > 0 && (
        <details className="general-problems">
          <summary>
            {t('problems.general')} ({general.length})
          </summary>
          <Problems problems={general} withPlace />
        </details>
      )}
      {chapter && (
        <>
          <h2 ref={titleRef} tabIndex={-1}>
            {chapter.title}
          </h2>
          {chapter.intro && <p>{chapter.intro.replaceAll('`', '')}</p>}
          {sources.own ? (
            chapter.controls.map(({ name, control, isRequired }) => (
              <SettingControl key={name} path={[name]} {...{ control, isRequired }} />
            ))
          ) : (
            <p className="refused">{t('broken')}</p>
          )}
        </>
      )}
    </main>
  );
}
