import type { LaunchList } from '#editor/protocol/publishing.ts';
import { Problems } from '../controls/Problems.tsx';
import { useEditor } from '../editor-context.ts';

const groups = ['mistakes', 'unfinished', 'advice'] as const;

/** What stands before the launch, each with the way to its setting. */
export function Launch({ list }: { list: LaunchList }) {
  const { view, t } = useEditor();
  const count = list.mistakes.length + list.unfinished.length;
  return (
    <section aria-labelledby="publish-launch">
      <h3 id="publish-launch">{t('publish.launch')}</h3>
      <p>{count === 0 ? t('publish.ready') : t('publish.notReady', { count })}</p>
      {list.closings.map((text, index) => (
        <p key={index} className="refused">
          {text[view.language]?.replaceAll('`', '')}
        </p>
      ))}
      {groups.map(
        (group) =>
          list[group].length > 0 && (
            <details key={group} open={group !== 'advice'}>
              <summary>{t(`publish.${group}`, { count: list[group].length })}</summary>
              <Problems problems={list[group]} withPlace />
            </details>
          ),
      )}
      <details>
        <summary>{t('publish.byHand')}</summary>
        <ul>
          {list.byHand.map((text, index) => (
            <li key={index}>{text[view.language]}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
