import undoIcon from 'icon:undo-2';
import redoIcon from 'icon:redo-2';
import saveIcon from 'icon:save';
import { type ReportLanguage, reportLanguages } from '#core/i18n/report-languages.ts';
import { languageNames } from '#core/i18n/languages.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { useEditor } from '../editor-context.ts';
import { History } from './History.tsx';

interface HeaderProps {
  brand: string;
  /** Whether something is typed that the server does not have yet. */
  isTyping: boolean;
  onLanguage: (language: ReportLanguage) => void;
}

/** Shows the name of the brand, and the actions for the whole of a brand. */
export function Header({ brand, isTyping, onLanguage }: HeaderProps) {
  const { store, view, t } = useEditor();
  const { position, steps, changed } = view.state;
  const saved = changed.length === 0 ? t('state.saved') : t('state.unsaved', { count: changed.length });
  return (
    <header className="editor-header">
      <h1>{t('title', { brand })}</h1>
      <p className="save-state" data-changed={changed.length > 0 || undefined}>
        {isTyping ? t('state.typing') : saved}
      </p>
      <div className="editor-actions">
        <Button disabled={position === 0} onClick={() => store.undo()}>
          <Icon shapes={undoIcon} />
          {t('undo')}
        </Button>
        <Button disabled={position === steps.length} onClick={() => store.redo()}>
          <Icon shapes={redoIcon} />
          {t('redo')}
        </Button>
        <History />
        <Button kind="primary" disabled={changed.length === 0} onClick={() => void store.save()}>
          <Icon shapes={saveIcon} />
          {t('save')}
        </Button>
        <label className="language-choice">
          <span>{t('language')}</span>
          <select
            value={view.language}
            onChange={({ currentTarget }) => {
              const chosen = reportLanguages.find((one) => one === currentTarget.value);
              if (chosen) onLanguage(chosen);
            }}
          >
            {reportLanguages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </header>
  );
}
