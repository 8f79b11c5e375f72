import { useTextLanguage } from '#portal/island/language/use-text-language.ts';

interface ParagraphsProps {
  text: string;
  /** Language of the text according to the server. */
  language?: string | undefined;
}

/** Text of the server, split into paragraphs at empty lines. */
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
