import alert from 'icon:triangle-alert';
import type { SeenProblem } from '#editor/protocol/answers.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { useEditor } from '../editor-context.ts';
import { labelOf } from '../store/setting-words.ts';
import { wordsPath } from '../store/setting-values.ts';

interface ProblemsProps {
  /** To which a control refers. */
  id?: string;
  problems: readonly SeenProblem[];
  /** Whether to show places in files, and ways to settings, as away from the controls. */
  withPlace?: boolean;
  /** Shows the place of a problem. */
  onPlace?: (problem: SeenProblem) => void;
}

/** Whether a problem is the mark of a new brand at one of its settings, which a value of the setting removes. */
const isMarkOf = ({ code, setting }: SeenProblem): boolean =>
  code === 'unfinished-mark' && setting !== undefined;

/** Shows problems in the language of the reader, with a button for a known repair. */
export function Problems({ id, problems, withPlace = false, onPlace }: ProblemsProps) {
  const { store, view, t, goToSetting, goToFile } = useEditor();
  if (problems.length === 0) return null;
  return (
    <ul id={id} role="list" className="problems">
      {problems.map((problem, index) => {
        const { code, severity, what, why, fix, location, setting, repair } = problem;
        const sentence = what[view.language] ?? code;
        return (
          <li key={`${code} ${index}`} data-severity={severity}>
            <Icon shapes={alert} />
            <div>
              <p>
                <strong>{t(`problem.${severity}`)}:</strong> {sentence}
              </p>
              {why && <p>{why[view.language]}</p>}
              {fix && !isMarkOf(problem) && <p>{fix[view.language]}</p>}
              {withPlace && location && (
                <p className="field-hint">
                  {location.file}, {location.line}
                </p>
              )}
              {withPlace && setting && setting.length > 0 && (
                <Button kind="quiet" onClick={() => goToSetting(wordsPath(setting))}>
                  {t('goTo', { label: labelOf(view.forms, setting) })}
                </Button>
              )}
              {location && onPlace && (
                <Button kind="quiet" onClick={() => onPlace(problem)}>
                  {t('goToLine', { line: location.line })}
                </Button>
              )}
              {withPlace && location && /\/content\/[a-z]+\/[\w-]+\.md$/.test(location.file) && (
                <Button kind="quiet" onClick={() => goToFile(location.file, location.line)}>
                  {t('goToLine', { line: location.line })}
                </Button>
              )}
              {setting && isMarkOf(problem) && !withPlace && (
                <Button
                  aria-label={t('mark.done.of', { label: labelOf(view.forms, setting) })}
                  onClick={() => void store.confirm(setting)}
                >
                  {t('mark.done')}
                </Button>
              )}
              {repair && (
                <Button
                  aria-label={t('repair.of', { what: sentence })}
                  onClick={() => void store.repair(problem)}
                >
                  {t('repair')}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
