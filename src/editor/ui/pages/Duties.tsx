import type { SeenDuty } from '#editor/protocol/pages.ts';
import { Button } from '#portal/ui/Button.tsx';
import { useEditor } from '../editor-context.ts';
import { wordsPath } from '../store/setting-values.ts';
import { labelOf } from '../store/setting-words.ts';
import { type PagePlace, placeOfFile } from './page-place.ts';

const states = ['missing', 'met', 'elsewhere', 'notApplicable'] as const;

interface DutiesProps {
  duties: readonly SeenDuty[];
  onGo: (place: PagePlace) => void;
}

/** Duties of the law, the missing ones first. */
export function Duties({ duties, onGo }: DutiesProps) {
  const { t } = useEditor();
  const missing = duties.filter(({ state }) => state === 'missing').length;
  return (
    <section aria-labelledby="duties" className="duties">
      <h3 id="duties">{t('duties')}</h3>
      <p>{t('duties.count', { count: duties.length, missing })}</p>
      {states.map((state) => {
        const own = duties.filter((duty) => duty.state === state);
        if (own.length === 0) return null;
        return (
          <details key={state} open={state === 'missing'}>
            <summary>
              {t(`duties.${state}`)} ({own.length})
            </summary>
            <ul role="list">
              {own.map((duty, index) => (
                <Duty key={index} {...{ duty, onGo }} />
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

/** Paths of pages that a sentence names. */
const namedPages = (text: string): PagePlace[] =>
  [...text.matchAll(/`([^`]+\.md)`/g)].flatMap(([, file = '']) => placeOfFile(file) ?? []);

function Duty({ duty, onGo }: { duty: SeenDuty; onGo: (place: PagePlace) => void }) {
  const { view, t, goToSetting } = useEditor();
  const { law, what, text, setting, location } = duty;
  const words = text[view.language] ?? '';
  const at = location && placeOfFile(location.file, location.line);
  const places = at ? [at] : namedPages(words);
  return (
    <li>
      <p>
        <strong>{what[view.language]}</strong> <small>{law}</small>
      </p>
      <p>{words.replaceAll('`', '')}</p>
      <div className="duty-ways">
        {places.map((place) => (
          <Button
            key={`${place.language}/${place.page}`}
            kind="quiet"
            onClick={() => onGo({ line: 1, ...place })}
          >
            {t('goTo', { label: `${place.language}/${place.page}` })}
          </Button>
        ))}
        {!at && setting && setting.length > 0 && (
          <Button kind="quiet" onClick={() => goToSetting(wordsPath(setting))}>
            {t('goTo', { label: labelOf(view.forms, setting) })}
          </Button>
        )}
      </div>
    </li>
  );
}
