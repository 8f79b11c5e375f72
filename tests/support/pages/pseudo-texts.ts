import type { Page } from 'playwright';
import type { Brand } from '#core/brand/brand.ts';
import { languageNames } from '#core/i18n/languages.ts';
import { documentedLists, furtherLists } from '#core/contract/entities/domain-lists.ts';
import { domainList, isFixedList } from '#sandbox/areas/domains/lists.ts';
import { marks } from '#generator/render/dev/pseudo-language.ts';

/** A text of a block of the page, or of an accessible attribute. */
export interface ReadText {
  text: string;
  /** Tag and class of the block, or the name of the attribute. */
  at: string;
}

/** Reads all visible and accessible texts of a page, with their marks, except for those in another language. */
export function readTexts(page: Page): Promise<ReadText[]> {
  return page.evaluate(() => {
    const isInline = (element: Element): boolean =>
      /^(?:inline|contents)$/.test(getComputedStyle(element).display);
    const isForeign = (element: Element): boolean => !!element.closest('[lang]:not([lang="es"], html)');
    const blocks = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent || parent.closest('script, style, template, noscript, svg') || isForeign(parent)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true }) && !parent.closest('option')) continue;
      let block: Element = parent;
      while (isInline(block) && block.parentElement && !block.matches('a, button, dt, dd'))
        block = block.parentElement;
      blocks.set(block, (blocks.get(block) ?? '') + text);
    }
    const texts = [...blocks].map(([block, text]) => ({
      text: text.replace(/\s+/g, ' ').trim(),
      at: `${block.tagName.toLowerCase()}.${block.className}`,
    }));
    const names = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-roledescription'];
    for (const name of names)
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name)?.trim() ?? '';
        if (text !== '' && !isForeign(element))
          texts.push({ text, at: `[${name}] of ${element.tagName.toLowerCase()}` });
      }
    return [...texts, { text: document.title, at: 'title' }].filter(({ text }) => text !== '');
  });
}

/** Words that `Intl` writes in dates and amounts. */
const written =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lun|mié|jue|vie|sáb|dom|hoy|ayer|anteayer|mañana|pasado|hace|dentro|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|kB|MB|byte|de|del|a|y|e|o|h|p|m|EUR)\b/gu;

const plain = (text: string): string =>
  text
    .replace(/<\/?(?:a|abbr|b|code|em|i|span|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;| /g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .toLowerCase();

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** Texts on pages that are in no catalogue: those of the server and of the brand. */
export class KnownTexts {
  private readonly known = new Set<string>();

  private readonly answers: Promise<void>[] = [];

  constructor({ settings, content }: Brand) {
    for (const text of [...stringsOf(settings), ...stringsOf(content)]) this.known.add(text);
    for (const name of [...documentedLists, ...furtherLists].filter(isFixedList))
      for (const text of stringsOf(domainList(name, 'es'))) this.known.add(text);
    for (const name of Object.values(languageNames)) this.known.add(plain(name));
  }

  /** Records the texts of the server's answers; bodies of aborted requests are missing. */
  watch(page: Page): void {
    page.on('requestfinished', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/api/')) return;
      const recorded = request
        .response()
        .then((response) => response?.json())
        .then((json: unknown) => stringsOf(json).forEach((text) => this.known.add(text)));
      this.answers.push(recorded.catch(() => undefined));
    });
  }

  /** Waits until all answers so far are recorded. */
  async complete(): Promise<void> {
    await Promise.all(this.answers);
  }

  has(text: string): boolean {
    const searched = plain(text).replace(/^[\s.,:;·()–—«»"…/-]+|[\s.,:;·()–—«»"…/-]+$/gu, '');
    if (!/\p{L}{2}/u.test(searched.replace(written, ''))) return true;
    for (const known of this.known) if (known.includes(searched)) return true;
    // Several known texts in a row, such as a name and a town.
    const parts = searched.split(/\s*[,·()/–—:]\s*|\s+/);
    return (
      parts.length > 1 &&
      parts.every((part) => !/\p{L}{2}/u.test(part.replace(written, '')) || this.hasPart(part))
    );
  }

  private hasPart(part: string): boolean {
    for (const known of this.known) if (known.includes(part)) return true;
    return false;
  }
}

const marked = new RegExp(`${marks.start}[^${marks.start}${marks.end}]*${marks.end}`, 'gu');

/** Removes marked texts, repeatedly from the innermost. */
function unmarked(text: string): string {
  const rest = text.replace(marked, '\n');
  return rest === text ? rest : unmarked(rest);
}

/** Parts of a text outside all marks. */
export const outsideMarks = (text: string): string[] =>
  isCut(text)
    ? []
    : unmarked(text)
        .split('\n')
        .filter((part) => part.trim() !== '');

/** Whether one of the two marks of a text is missing. */
export const isCut = (text: string): boolean =>
  new RegExp(`[${marks.start}${marks.end}]`, 'u').test(unmarked(text));

/**
 * Matches two texts joined in one line like one text. Allowed are a sentence after a sentence, parentheses
 * after anything, and a value after its name and a colon.
 */
export const joinedTexts = new RegExp(`(?<![.!?:…])${marks.end}[\\s,.;]*${marks.start}(?!\\()`, 'u');

/** Elements whose texts do not fit, and the horizontal overflow of the page. */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate((start) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways = scrollWidth - clientWidth;
    const tables = [...document.querySelectorAll('table')]
      .filter((it) => it.offsetWidth > (it.parentElement?.clientWidth ?? 0) + 1)
      .map((it) => `table.${it.className} is wider than its place`);
    const narrow = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (it) => it.checkVisibility({ visibilityProperty: true }) && it.clientWidth > 1 && it.clientHeight > 1,
      )
      .filter((it) => !it.closest('svg, select, [popover]:not(:popover-open)'))
      .filter((it) =>
        [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((it) => it.textContent.includes(start))
      .filter((it) => {
        const { overflowX, overflowY, display } = getComputedStyle(it);
        if (display === 'inline') return false;
        const scrolls = /auto|scroll/;
        return (
          (it.scrollWidth > it.clientWidth + 1 && !scrolls.test(overflowX)) ||
          (it.scrollHeight > it.clientHeight + 2 && /hidden|clip/.test(overflowY))
        );
      })
      .map((it) => `${it.tagName.toLowerCase()}.${it.className}: ${it.textContent.trim().slice(0, 80)}`);
    const outside = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((it) =>
        [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((it) => !it.closest('.skip-link, [popover]:not(:popover-open), [class*="hidden"]'))
      .filter((it) => {
        for (let up = it.parentElement; up && up !== document.body; up = up.parentElement)
          if (/auto|scroll/.test(getComputedStyle(up).overflowX) || up.offsetWidth <= 1) return false;
        const { left, right, width, height } = it.getBoundingClientRect();
        return width > 1 && height > 1 && (left < -1 || right > clientWidth + 1);
      })
      .map(
        (it) => `outside: ${it.tagName.toLowerCase()}.${it.className}: ${it.textContent.trim().slice(0, 80)}`,
      );
    return [...(sideways > 0 ? [`${sideways} px sideways`] : []), ...tables, ...narrow, ...outside];
  }, marks.start);
}
