import type { Brand } from '#core/brand/brand.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import type { Language } from '#core/i18n/languages.ts';
import { areaOf } from '#core/i18n/messages.ts';
import type { LanguageContext } from '#portal/render/language-context.ts';
import type { PageRequest, ServedFiles } from '#portal/render/page-request.ts';
import type { RendererEntry } from '../compile/renderer.ts';
import type { PlannedPage } from '../pages/page-plan.ts';
import { LateAddresses } from './late-addresses.ts';
import { TrackedValues } from './track-reads.ts';

/** All inputs of pages, by the names under which reads are recorded. */
export interface PageInputs {
  brand: Brand;
  served: ServedFiles;
  /** Public part of the brand, by language. */
  public: Readonly<Partial<Record<Language, LanguageContext['brand']>>>;
  texts: Readonly<Partial<Record<Language, LanguageContext['texts']>>>;
}

/** Makes the requests for the pages of a brand, whose rendering records its reads. */
export class TrackedInputs {
  readonly #contexts: ReadonlyMap<Language, LanguageContext>;
  readonly #inputs: TrackedValues<PageInputs>;
  readonly late: LateAddresses;

  constructor(brand: Brand, served: ServedFiles, renderer: Pick<RendererEntry, 'languageContext'>) {
    this.#contexts = new Map(
      brand.languages.map((language) => [language, renderer.languageContext(brand, language)]),
    );
    const perLanguage = <T>(part: (context: LanguageContext) => T): Partial<Record<Language, T>> =>
      Object.fromEntries([...this.#contexts].map(([language, context]) => [language, part(context)]));
    this.late = new LateAddresses(served);
    this.#inputs = new TrackedValues({
      brand,
      served: this.late.served,
      public: perLanguage((context) => context.brand),
      texts: perLanguage(({ texts }) => texts),
    });
  }

  /** Finds the current value of a read, as in `TrackedValues.found`. */
  found(read: string): string {
    return this.#inputs.found(read);
  }

  /**
   * The request for a page whose rendering records what it reads.
   * @param reads gets the reads
   */
  request({ route, language, variant }: PlannedPage, reads: Set<string>): PageRequest {
    const view = this.#inputs.view(reads);
    const [context, brand, texts] = [
      this.#contexts.get(language),
      view.public[language],
      view.texts[language],
    ];
    if (!context || !brand || !texts) throw new Error(`The brand "${view.brand.id}" is not in "${language}"`);
    return {
      brand: view.brand,
      served: view.served,
      portal: { brand, texts, format: (areas) => trackedFormatter(context.format(areas), texts) },
      route,
      language,
      ...(variant !== undefined && { variant }),
    };
  }
}

/** Makes a shared formatter record the texts that a page formats. The ids of the texts depend on the code alone. */
function trackedFormatter(format: Formatter, texts: LanguageContext['texts']): Formatter {
  return {
    ...format,
    t: (id, ...values) => {
      void texts[areaOf(id)][id];
      return format.t(id, ...values);
    },
  };
}
