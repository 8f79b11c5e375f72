import type { ReactNode } from 'react';
import { type Language, languageNames } from '#core/i18n/languages.ts';
import type { PreviewViews } from '#editor/protocol/preview.ts';
import type { PreviewMessages } from './messages.ts';
import { languageOf, pathIn, signInAddress, type PreviewedView } from './view.ts';

interface ToolbarProps {
  origin: string;
  texts: PreviewMessages;
  view: PreviewedView;
  views: PreviewViews;
  onView: (change: Partial<PreviewedView>) => void;
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <label className="preview-choice">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      >
        {children}
      </select>
    </label>
  );
}

/** What is shown: page, language, person, size and mode. */
export function Toolbar({ origin, texts, view, views, onView }: ToolbarProps) {
  const { routing } = views;
  const language = languageOf(routing, view.path) ?? routing.defaultLanguage;
  const pages = views.pages[language] ?? [];
  const isListed = pages.some(({ path }) => path === view.path);
  return (
    <div className="preview-toolbar" role="group" aria-label={texts.preview}>
      <Choice
        label={texts.page}
        value={view.path}
        onChoose={(path) => {
          onView({ path });
        }}
      >
        {!isListed && <option value={view.path}>{texts.another.replace('{path}', view.path)}</option>}
        {pages.map(({ route, path, title }) => (
          <option key={route} value={path}>
            {title}
          </option>
        ))}
      </Choice>
      <Choice
        label={texts.language}
        value={language}
        onChoose={(chosen) => {
          onView({ path: pathIn(routing, view.path, chosen as Language) });
        }}
      >
        {routing.languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </Choice>
      <Choice
        label={texts.persona}
        value={view.persona}
        onChoose={(persona) => {
          onView({ persona });
        }}
      >
        <option value="">{texts.visitor}</option>
        {views.personas.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Choice>
      <Choice
        label={texts.device}
        value={view.device}
        onChoose={(device) => {
          onView({ device: device as PreviewedView['device'] });
        }}
      >
        {(['phone', 'tablet', 'desktop', 'both'] as const).map((device) => (
          <option key={device} value={device}>
            {texts[device]}
          </option>
        ))}
      </Choice>
      <Choice
        label={texts.mode}
        value={view.mode ?? 'system'}
        onChoose={(mode) => {
          onView({ mode: mode === 'light' || mode === 'dark' ? mode : undefined });
        }}
      >
        {(['system', 'light', 'dark'] as const).map((mode) => (
          <option key={mode} value={mode}>
            {texts[mode]}
          </option>
        ))}
      </Choice>
      <a
        className="preview-open"
        href={signInAddress(origin, view)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.open}
      </a>
    </div>
  );
}
