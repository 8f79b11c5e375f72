import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { KnownLists } from '#portal/data/prefetch/painted-rows.ts';
import { takenOver } from '#portal/data/prefetch/painted-rows.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { type PageFacts } from '#portal/island/page-context.ts';
import { readPageData } from '#portal/island/page-json.ts';
import { type EarlyAnswers, type EarlyRequest, earlyAnswers } from './early-answers.ts';
import { appendPainted } from './jsx-runtime.ts';
import { createPaintingFormatter } from './painting-formatter.ts';
import { setPaintingPage } from './painting-page.ts';

/** Makes something known to pieces, and to the first render of the page's code. */
export type MakeKnown = () => void;

/** A block of a page whose rows are painted. */
export interface PaintedBlock {
  /** Name that `usePaintedAnswer` takes over by. */
  name: string;
  /** Finds the element with the skeleton of the block, which the painted nodes replace. */
  selector: string;
  /** The painted nodes replace the found element itself. */
  isWhole?: true;
  requests: readonly EarlyRequest[];
  /** Domain lists without which the rows would not be complete, by the answers where it depends on them. */
  lists?: readonly DomainListName[] | ((answers: readonly never[]) => readonly DomainListName[]);
  /**
   * Makes known what the rows can be painted without.
   * @returns waits for the rest, with which the rows are painted again before the page's code takes over
   */
  prepare?: (
    answers: readonly never[],
    early: EarlyAnswers,
    lists: KnownLists,
  ) => Promise<() => Promise<MakeKnown | undefined>>;
  /** The rows that the block's answer has, of the answers to its requests; `undefined` leaves the block to its code. */
  rowsOf: (answers: readonly never[], lists: KnownLists) => readonly unknown[] | undefined;
  /** Elements that take the place of the skeleton; `undefined` where there is no row to show. */
  render: (rows: readonly never[]) => unknown;
}

function replace(old: readonly ChildNode[], nodes: readonly ChildNode[]): void {
  old[0]?.before(...nodes);
  for (const node of old) node.remove();
}

/**
 * Paints the rows of blocks in the places that the build has left for them, each as soon as its answers and lists are
 * there. The islands hydrate these rows as they are. What cannot be painted, or fails, keeps its skeleton, which the
 * page's code fills as it does without this.
 * @param blocksOf the blocks for the visitor of the page
 */
export function paintBlocks(
  blocksOf: (session: PortalSession, page: PageFacts) => readonly PaintedBlock[],
): void {
  const { visitor } = window;
  const data = readPageData();
  const { paint, language } = data;
  if (!visitor || !paint) return;
  const blocks: Record<string, readonly unknown[]> = {};
  const lists: KnownLists = {};
  window.painted = { blocks, lists };
  const format = createPaintingFormatter(language, paint.texts);
  // Pieces read no other facts: the test of painted rows renders each of them with these alone.
  const page = { ...data, brand: paint, format } as unknown as PageFacts;
  setPaintingPage({ page, lists });

  const undo: (() => void)[] = [];
  let isRefused = false;
  const answers = earlyAnswers(data, visitor, () => {
    isRefused = true;
    for (const step of undo.splice(0)) step();
  });

  async function readList(name: DomainListName): Promise<boolean> {
    const rows = await answers.readList(name);
    if (rows) Object.assign(lists, { [name]: lists[name] ?? rows });
    return rows !== undefined;
  }

  async function paintBlock({ name, selector, isWhole, ...block }: PaintedBlock): Promise<void> {
    const place = document.querySelector(selector);
    const island = place?.closest('astro-island');
    const skeleton = isWhole ? place : place?.querySelector('.skeleton-rows');
    const replaced = isWhole ? [skeleton] : [skeleton?.previousElementSibling, skeleton];
    if (!island || !skeleton || replaced.includes(null)) return;
    const read = await Promise.all(block.requests.map(answers.read));
    if (isRefused || read.includes(undefined)) return;
    const { lists: named = [] } = block;
    const names = typeof named === 'function' ? named(read as never[]) : named;
    const known = await Promise.all(names.map(readList));
    const rest = await block.prepare?.(read as never[], answers, lists);
    if (isRefused || known.includes(false)) return;
    const rows = block.rowsOf(read as never[], lists);
    if (!rows) return;
    const isTaken = (): boolean => island.hasAttribute(takenOver);
    const render = (): ChildNode[] => {
      const painted = document.createDocumentFragment();
      appendPainted(painted, block.render(rows as never[]));
      return [...painted.childNodes];
    };
    let nodes = render();
    if (nodes.length === 0 || isTaken()) return;
    replace(replaced as Element[], nodes);
    blocks[name] = rows;
    undo.push(() => {
      if (isTaken()) return;
      Reflect.deleteProperty(blocks, name);
      replace(nodes, replaced as Element[]);
    });
    const makeKnown = await rest?.();
    if (!makeKnown || isTaken()) return;
    makeKnown();
    const complete = render();
    replace(nodes, complete);
    nodes = complete;
  }

  for (const block of blocksOf(visitor.session, page)) paintBlock(block).catch(() => undefined);
}
