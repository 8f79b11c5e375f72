import { useTextLanguage } from '#portal/island/language/use-text-language.ts';

interface ParagraphsProps {
  text: string;
  /** The language that the server says it is in. */
  language?: string | undefined;
}

/** A text of the server: an empty line begins a paragraph. */
export function Paragraphs({ text, language }: ParagraphsProps) {
  const lang = useTextLanguage(text, language);
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return (
    <div lang={lang} className="paragraphs">
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
