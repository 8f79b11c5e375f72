import { readFileSync } from 'node:fs';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { escapeMarkup } from '#core/shared/escape-markup.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import { logoSheetStyles } from '#generator/render/assets/logo-sheet.ts';
import type {
  BrandComparison,
  ColoursOnEachOther,
  ComparedChange,
  Comparison,
  OpenItems,
  PictureChange,
} from '../comparison.ts';
import {
  groupBySubject,
  foldChanges,
  foldPictures,
  introductionOf,
  openHeading,
  shareWords,
  verdict,
} from './report-words.ts';

const styles = readFileSync(new URL('./report.css', import.meta.url), 'utf8');

const lines = (text: string): string => escapeMarkup(text).replaceAll('\n', '<br>');

const folded = (summary: string, content: string): string =>
  `<details><summary>${escapeMarkup(summary)}</summary>${content}</details>`;

function diffBlock(diff: string): string {
  const rows = diff
    .trimEnd()
    .split('\n')
    .map((line) => {
      const kind = line.startsWith('-') ? 'del' : line.startsWith('+') ? 'ins' : undefined;
      return kind ? `<${kind}>${escapeMarkup(line)}</${kind}>` : escapeMarkup(line);
    });
  return `<pre tabindex="0"><code>${rows.join('\n')}</code></pre>`;
}

/** Renders a comparison in the language of the report. */
class HtmlReport {
  readonly #language: ReportLanguage;

  constructor(language: ReportLanguage) {
    this.#language = language;
  }

  #say(id: 'compare.before' | 'compare.after' | 'compare.none' | 'compare.pictures'): string {
    return escapeMarkup(reportText(id)[this.#language]);
  }

  #changeItem({ sentence, subject, setting, before, after, diff }: ComparedChange): string {
    const value = (kind: 'del' | 'ins', label: string, text: string | undefined): string =>
      text === undefined
        ? ''
        : `<p><span class="label">${label}</span> <${kind}>${lines(text)}</${kind}></p>`;
    const names = [subject, setting].map((name) =>
      name === undefined ? '' : ` <code>${escapeMarkup(name)}</code>`,
    );
    return `<li>${escapeMarkup(sentence)}${names.join('')}${value('del', this.#say('compare.before'), before)}${value('ins', this.#say('compare.after'), after)}${diff === undefined ? '' : diffBlock(diff)}</li>`;
  }

  #changeList(changes: readonly ComparedChange[]): string {
    return changes.length > 0 ? `<ul>${changes.map((change) => this.#changeItem(change)).join('')}</ul>` : '';
  }

  /** Draws a colour pair as SVG: the CSP of a web page may forbid style attributes. */
  #swatch({ text, ground, ratio }: ColoursOnEachOther): string {
    const [textColour, groundColour] = [escapeMarkup(text), escapeMarkup(ground)];
    const contrast = escapeMarkup(reportText('compare.contrast', { ratio })[this.#language]);
    const label = `${textColour} / ${groundColour}, ${contrast}`;
    return `<svg class="swatch" viewBox="0 0 64 40" width="64" height="40" role="img" aria-label="${label}"><rect width="64" height="40" fill="${groundColour}"/><text x="32" y="26" text-anchor="middle" font-size="18" fill="${textColour}">Aa</text></svg><span>${textColour} / ${groundColour}<br>${contrast}</span>`;
  }

  #contrastTable({ contrasts }: BrandComparison, heading: string): string {
    if (contrasts.length === 0) return '';
    const cell = (colours: ColoursOnEachOther | undefined): string =>
      `<td>${colours ? `<div class="pair">${this.#swatch(colours)}</div>` : this.#say('compare.none')}</td>`;
    const rows = contrasts.map(
      ({ what, mode, before, after }) =>
        `<tr><th scope="row">${escapeMarkup(`${what} (${reportText(`compare.mode.${mode}`)[this.#language]})`)}</th>${cell(before)}${cell(after)}</tr>`,
    );
    return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeMarkup(heading)}"><table><thead><tr><td></td><th scope="col">${this.#say('compare.before')}</th><th scope="col">${this.#say('compare.after')}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  }

  #picture({ screen, device, before, after, share }: PictureChange): string {
    const image = (label: string, data: Buffer | undefined): string =>
      data
        ? `<div><p class="label">${label}</p><img loading="lazy" alt="${label}: ${escapeMarkup(screen)}" src="data:image/webp;base64,${data.toString('base64')}"></div>`
        : `<div><p class="label">${label}</p><p>${this.#say('compare.none')}</p></div>`;
    const caption = escapeMarkup(`${screen} · ${shareWords(share, this.#language)}`);
    return `<figure class="${device}"><figcaption>${caption}</figcaption><div class="both">${image(this.#say('compare.before'), before)}${image(this.#say('compare.after'), after)}</div></figure>`;
  }

  #pictures(brand: BrandComparison): string {
    if (!brand.pictures) return '';
    const { first, rest } = foldPictures(brand);
    const figures = (pictures: readonly PictureChange[]): string =>
      pictures.map((change) => this.#picture(change)).join('');
    const none = reportText('compare.samePictures', { count: brand.looked ?? 0 })[this.#language];
    const more = reportText('compare.morePictures', { count: rest.length })[this.#language];
    return `<h3>${this.#say('compare.pictures')}</h3>${figures(first) || `<p>${escapeMarkup(none)}</p>`}${rest.length > 0 ? folded(more, figures(rest)) : ''}`;
  }

  #logos({ name, logos }: BrandComparison): string {
    if (logos === undefined) return '';
    return `<h3>${escapeMarkup(reportText('build.logos.title', { name })[this.#language])}</h3>${logos}`;
  }

  section(brand: BrandComparison): string {
    const { first, rest } = foldChanges(brand);
    const sections = groupBySubject(rest, this.#language).flatMap(({ part, heading, changes }) => {
      const contrasts = part === 'colours' ? this.#contrastTable(brand, heading) : '';
      if (changes.length === 0 && contrasts === '') return [];
      return [`<h3>${escapeMarkup(heading)}</h3>${this.#changeList(changes)}${contrasts}`];
    });
    const count = rest.length + brand.contrasts.length;
    const more = reportText('compare.more', { count })[this.#language];
    const fate = reportText(`compare.fate.${brand.fate}`)[this.#language];
    return `<section id="${escapeMarkup(brand.brand)}"><h2>${escapeMarkup(brand.name)} <small>${escapeMarkup(`${brand.brand} · ${fate}`)}</small></h2>${this.#changeList(first)}${count > 0 ? folded(more, sections.join('')) : ''}${this.#logos(brand)}${this.#pictures(brand)}</section>`;
  }

  verdict(open: OpenItems): string {
    const items = open.items.map(
      ({ place, what, fix }) =>
        `<li>${place === undefined ? '' : `<code>${escapeMarkup(place)}</code> `}${lines(what)}${fix === undefined ? '' : `<br>→ ${lines(fix)}`}</li>`,
    );
    return `<p class="broken">${escapeMarkup(verdict(open, this.#language))}</p>${folded(openHeading(open, this.#language), `<ul>${items.join('')}</ul>`)}`;
  }
}

/** Renders a comparison as one self-contained page. */
export function htmlReport(comparison: Comparison): string {
  const { base, brands, open, language } = comparison;
  const report = new HtmlReport(language);
  const title = escapeMarkup(reportText('compare.title')[language]);
  const lead = introductionOf(comparison, base);
  const contents = brands.map(
    ({ brand, name }) => `<li><a href="#${escapeMarkup(brand)}">${escapeMarkup(name)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${title}</title>
<style>${styles}${logoSheetStyles}</style>
<main>
<h1>${title}</h1>
${open.map((one) => report.verdict(one)).join('\n')}
${lead === undefined ? '' : `<p>${escapeMarkup(lead)}</p>`}
${brands.length > 1 ? `<ul class="contents">${contents.join('')}</ul>` : ''}
${brands.map((brand) => report.section(brand)).join('\n')}
</main>
</html>
`;
}
