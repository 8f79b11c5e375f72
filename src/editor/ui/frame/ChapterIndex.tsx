import { useId, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { problemsIn } from '../store/problems-of.ts';
import { type ChapterOrView, sections } from '../address.ts';
import { chapterOf, findSettings } from './find-settings.ts';

interface ChapterIndexProps {
  /** What is on the screen. */
  chapter: ChapterOrView;
  /** Shows a chapter or another view, and a setting in it. */
  onGo: (place: ChapterOrView, setting?: string) => void;
}

/** The chapters of the forms with their problems, and a search over all settings. */
export function ChapterIndex({ chapter, onGo }: ChapterIndexProps) {
  const { view, t } = useEditor();
  const { forms, problems, isChecking } = view;
  const [typed, setTyped] = useState('');
  const id = useId();
  const found = findSettings(forms, typed);
  const isSearch = typed.trim() !== '';
  return (
    <nav className="chapter-index" aria-label={t('chapters')}>
      <label htmlFor={`${id}-search`}>{t('search')}</label>
      <input
        id={`${id}-search`}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status" className="field-hint">
        {isSearch && t('search.results', { count: found.length })}
      </p>
      {isSearch && (
        <ul role="list" className="found">
          {found.slice(0, 50).map(({ path, label }) => (
            <li key={path}>
              <button type="button" onClick={() => onGo(chapterOf(forms, path), path)}>
                {label}
                <small>{path}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ol role="list" hidden={isSearch}>
        {forms.chapters.map((one, index) => {
          const count = problemsIn(problems, one).length;
          return (
            <li key={index}>
              <button
                type="button"
                aria-current={index === chapter ? 'page' : undefined}
                onClick={() => onGo(index)}
              >
                {one.title}
                {count > 0 && <span className="count">{t('chapters.problems', { count })}</span>}
              </button>
            </li>
          );
        })}
        {sections.map((section) => (
          <li key={section}>
            <button
              type="button"
              aria-current={chapter === section ? 'page' : undefined}
              onClick={() => onGo(section)}
            >
              {t(section)}
            </button>
          </li>
        ))}
      </ol>
      <p className="field-hint">
        {isChecking
          ? t('checking')
          : problems.length === 0
            ? t('problems.none')
            : t('problems.total', { count: problems.length })}
      </p>
    </nav>
  );
}
