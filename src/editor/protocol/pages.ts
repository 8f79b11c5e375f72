import type { ContentPage } from '#core/brand/brand.ts';
import type { ValuePath } from '#core/brand-edits/edit.ts';
import type { Language, Localized } from '#core/i18n/languages.ts';
import type { RouteId } from '#core/routing/table.ts';

/** A page whose text a brand writes in Markdown. */
export interface WrittenPage {
  page: ContentPage;
  route: RouteId;
  isLegal: boolean;
  /** Its title in each language of the brand. */
  titles: Readonly<Partial<Record<Language, string>>>;
  /** Languages in which a base has the text where the brand has none of its own. */
  inherited: Readonly<Partial<Record<Language, string>>>;
}

/** A duty of the law, judged. */
export interface SeenDuty {
  subject: Localized;
  law: string;
  what: Localized;
  state: 'met' | 'missing' | 'elsewhere' | 'notApplicable';
  text: Localized;
  setting?: ValuePath;
  location?: { file: string; line: number };
}

/** A setting that texts can quote, with its value in each language. */
export interface Quotable {
  name: string;
  values: Readonly<Partial<Record<Language, string>>>;
}

/** All that the forms of the pages consist of, but for their texts. */
export interface WrittenPages {
  languages: readonly Language[];
  pages: readonly WrittenPage[];
  duties: readonly SeenDuty[];
  quotable: readonly Quotable[];
}
