import { readFileSync } from 'node:fs';
import { escapeMarkup } from '#core/shared/escape-markup.ts';
import type {
  BrandComparison,
  ComparedChange,
  ColoursOnEachOther,
  Comparison,
  PictureChange,
} from '../comparison.ts';
import { parts } from '../comparison.ts';
import { words } from '../words/by-language.ts';
import type { ComparisonTexts } from '../words/words.ts';

const styles = readFileSync(new URL('./report.css', import.meta.url), 'utf8');

const lines = (text: string): string => escapeMarkup(text).replaceAll('\n', '<br>');

function changeItem({ sentence, setting, before, after }: ComparedChange, texts: ComparisonTexts): string {
  const value = (kind: 'del' | 'ins', label: string, text: string | undefined): string =>
    text === undefined ? '' : `<p><span class="label">${label}</span> <${kind}>${lines(text)}</${kind}></p>`;
  const name = setting === undefined ? '' : ` <code>${escapeMarkup(setting)}</code>`;
  return `<li>${escapeMarkup(sentence)}${name}${value('del', texts.before, before)}${value('ins', texts.after, after)}</li>`;
}

/** Draws a colour pair as SVG: the CSP of a web page may forbid style attributes. */
function swatch({ text, ground, ratio }: ColoursOnEachOther, { contrast }: ComparisonTexts): string {
  const label = `${text} / ${ground}, ${contrast} ${ratio}:1`;
  return `<svg class="swatch" viewBox="0 0 64 40" width="64" height="40" role="img" aria-label="${label}"><rect width="64" height="40" fill="${ground}"/><text x="32" y="26" text-anchor="middle" font-size="18" fill="${text}">Aa</text></svg><span>${text} / ${ground}<br>${contrast} <b>${ratio}:1</b></span>`;
}

function contrastTable({ contrasts }: BrandComparison, texts: ComparisonTexts): string {
  if (contrasts.length === 0) return '';
  const cell = (colours: ColoursOnEachOther | undefined): string =>
    `<td>${colours ? `<div class="pair">${swatch(colours, texts)}</div>` : texts.none}</td>`;
  const rows = contrasts.map(
    ({ what, mode, before, after }) =>
      `<tr><th scope="row">${what} (${texts.modes[mode]})</th>${cell(before)}${cell(after)}</tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="${texts.parts.colours}"><table><thead><tr><td></td><th scope="col">${texts.before}</th><th scope="col">${texts.after}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function picture({ screen, device, before, after, share }: PictureChange, texts: ComparisonTexts): string {
  const image = (label: string, data: Buffer | undefined): string =>
    data
      ? `<div><p class="label">${label}</p><img loading="lazy" alt="${label}: ${escapeMarkup(screen)}" src="data:image/webp;base64,${data.toString('base64')}"></div>`
      : `<div><p class="label">${label}</p><p>${texts.none}</p></div>`;
  return `<figure class="${device}"><figcaption>${escapeMarkup(screen)} · ${texts.marked(share)}</figcaption><div class="both">${image(texts.before, before)}${image(texts.after, after)}</div></figure>`;
}

function pictures({ pictures: changed, looked = 0 }: BrandComparison, texts: ComparisonTexts): string {
  if (!changed) return '';
  const shown = changed.map((change) => picture(change, texts)).join('');
  return `<h3>${texts.pictures}</h3>${shown || `<p>${texts.samePictures(looked)}</p>`}`;
}

function section(brand: BrandComparison, texts: ComparisonTexts): string {
  const lists = parts.flatMap((part) => {
    const changes = brand.changes.filter((change) => change.part === part);
    const contrasts = part === 'colours' ? contrastTable(brand, texts) : '';
    if (changes.length === 0 && contrasts === '') return [];
    const items = changes.map((change) => changeItem(change, texts)).join('');
    return [`<h3>${texts.parts[part]}</h3>${items && `<ul>${items}</ul>`}${contrasts}`];
  });
  return `<section id="${brand.brand}"><h2>${escapeMarkup(brand.name)} <small>${brand.brand} · ${texts.fates[brand.fate]}</small></h2>${lists.join('')}${pictures(brand, texts)}</section>`;
}

/** Renders a comparison as one self-contained page. */
export function htmlReport(comparison: Comparison): string {
  const { base, brands, broken, language } = comparison;
  const texts = words[language];
  const lead = brands.length > 0 ? texts.lead(brands.length, base) : texts.nothing;
  const contents = brands.map(({ brand, name }) => `<li><a href="#${brand}">${escapeMarkup(name)}</a></li>`);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${texts.title}</title>
<style>${styles}</style>
<main>
<h1>${texts.title}</h1>
<p>${escapeMarkup(lead)}</p>
${broken.length > 0 ? `<p class="broken">${escapeMarkup(texts.broken(broken.join(', ')))}</p>` : ''}
${brands.length > 1 ? `<ul class="contents">${contents.join('')}</ul>` : ''}
${brands.map((brand) => section(brand, texts)).join('\n')}
</main>
</html>
`;
}
