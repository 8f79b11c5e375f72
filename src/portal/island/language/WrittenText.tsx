import { useTextLanguage } from './use-text-language.ts';

interface WrittenTextProps {
  text: string;
  /** Language of the text according to the server. */
  language?: string | undefined;
}

/** User-written text, marked with its language for screen readers. */
export function WrittenText({ text, language }: WrittenTextProps) {
  return <span lang={useTextLanguage(text, language)}>{text}</span>;
}
