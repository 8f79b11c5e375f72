import { useEditor } from '../editor-context.ts';
import type { EditorMessage } from '../messages.ts';

const failures: Readonly<Record<number, EditorMessage>> = { 0: 'failure.offline', 403: 'failure.secret' };

/** Tells the last action, and a failed call. */
export function Messages() {
  const { view, t } = useEditor();
  const { done, failure, state } = view;
  return (
    <div className="messages">
      <p role="status" className="done">
        {/* The same words again are said again. */}
        {done && <span key={`${state.position} ${state.steps.length}`}>{t(`done.${done}`)}</span>}
      </p>
      <div role="alert">
        {failure !== undefined && <p className="refused">{t(failures[failure] ?? 'failure.other')}</p>}
      </div>
    </div>
  );
}
