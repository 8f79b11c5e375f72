import alert from 'icon:triangle-alert';
import type { SeenProblem } from '#editor/protocol/answers.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { useEditor } from '../editor-context.ts';

interface ProblemsProps {
  /** To which a control refers. */
  id?: string;
  problems: readonly SeenProblem[];
  /** Whether to show places in files, as away from the controls. */
  withPlace?: boolean;
}

/** Shows problems in the language of the reader, with a button for a known repair. */
export function Problems({ id, problems, withPlace = false }: ProblemsProps) {
  const { store, view, t } = useEditor();
  if (problems.length === 0) return null;
  return (
    <ul id={id} role="list" className="problems">
      {problems.map((problem, index) => {
        const { code, severity, what, why, fix, location, repair } = problem;
        const sentence = what[view.language] ?? code;
        return (
          <li key={`${code} ${index}`} data-severity={severity}>
            <Icon shapes={alert} />
            <div>
              <p>
                <strong>{t(`problem.${severity}`)}:</strong> {sentence}
              </p>
              {why && <p>{why[view.language]}</p>}
              {fix && <p>{fix[view.language]}</p>}
              {withPlace && location && (
                <p className="field-hint">
                  {location.file}, {location.line}
                </p>
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
