import { useTextLanguage } from './use-text-language.ts';

interface WrittenTextProps {
  text: string;
  /** The language that the server says it is in. */
  language?: string | undefined;
}

/** Words that somebody wrote, in whatever language: read out in theirs. */
export function WrittenText({ text, language }: WrittenTextProps) {
  return <span lang={useTextLanguage(text, language)}>{text}</span>;
}
