import type { Actor, Machine, Step } from './machines.ts';

const row = 44;
const box = { x: 300, width: 330, height: 28 };
const top = 70;
const width = 960;

/** Line of each actor: they differ in colour and in dashes, for whoever does not see colours. */
const lines: Readonly<Record<Actor, { stroke: string; dashes?: string }>> = {
  student: { stroke: '#0b5cad' },
  company: { stroke: '#9a3412', dashes: '7 3' },
  university: { stroke: '#15803d', dashes: '2 3' },
  time: { stroke: '#52525b', dashes: '10 3 2 3' },
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const lineOf = (actor: Actor): string => {
  const { stroke, dashes } = lines[actor];
  return `stroke="${stroke}" fill="none" stroke-width="1.6"${dashes ? ` stroke-dasharray="${dashes}"` : ''}`;
};

/** Steps between the same states by the same actor, which are one line with all their names. */
function merged(steps: readonly Step[]): Step[] {
  const found = new Map<string, Step>();
  for (const step of steps) {
    const key = [step.from, step.to, step.actor].join('|');
    const before = found.get(key);
    found.set(key, before ? { ...before, text: `${before.text}, ${step.text}` } : step);
  }
  return [...found.values()];
}

/** Drawings stand beside each other on a page, so each has heads of its own for its arrows. */
const markerId = (machine: string, actor: Actor): string => `arrow-${machine}-${actor}`;

/** A line from a state to another: down on the right side, up or to itself on the left one. */
function arc(step: Step, { id, states }: Machine, index: number, named: boolean): string {
  const from = states.indexOf(step.from);
  const to = states.indexOf(step.to);
  const down = to > from;
  const side = down ? 1 : -1;
  const x = down ? box.x + box.width : box.x;
  const nudge = named ? 0 : ((index % 5) - 2) * 3;
  const y1 = top + from * row + nudge + (from === to ? -5 : 0);
  const y2 = top + to * row + nudge + (from === to ? 5 : 0);
  const reach = 34 + Math.abs(to - from) * 16 + (index % 3) * 6;
  const bend = x + side * reach;
  const path = `M ${x} ${y1} C ${bend} ${y1}, ${bend} ${y2}, ${x} ${y2}`;
  const anchor = down ? 'start' : 'end';
  const label = named
    ? `<text x="${x + side * (reach * 0.75 + 6)}" y="${(y1 + y2) / 2 + 4}" text-anchor="${anchor}" font-size="12" fill="${lines[step.actor].stroke}">${escaped(step.text)}</text>`
    : '';
  return `<path d="${path}" ${lineOf(step.actor)} marker-end="url(#${markerId(id, step.actor)})"/>${label}`;
}

function legend(actors: readonly Actor[]): string {
  return actors
    .map((actor, index) => {
      const x = 40 + index * 150;
      return `<path d="M ${x} 22 h 40" ${lineOf(actor)}/><text x="${x + 48}" y="26" font-size="13" fill="#18181b">${actor}</text>`;
    })
    .join('');
}

/** The states of something as boxes, and lines of those who may change them, as SVG. */
export function drawing(machine: Machine): string {
  const { id, title, states, steps } = machine;
  const lineup = merged(steps);
  const actors = [...new Set(lineup.map(({ actor }) => actor))];
  // Many lines have no room for names: the table below the picture has them.
  const named = lineup.length <= 8;
  const height = top + states.length * row;
  const markers = actors
    .map(
      (actor) =>
        `<marker id="${markerId(id, actor)}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M 0 0 L 8 4 L 0 8 z" fill="${lines[actor].stroke}"/></marker>`,
    )
    .join('');
  const boxes = states
    .map((state, index) => {
      const y = top + index * row;
      return `<rect x="${box.x}" y="${y - box.height / 2}" width="${box.width}" height="${box.height}" rx="6" fill="#f4f4f5" stroke="#52525b"/><text x="${box.x + box.width / 2}" y="${y + 5}" text-anchor="middle" font-size="13" fill="#18181b">${escaped(state)}</text>`;
    })
    .join('');
  const arcs = lineup.map((step, index) => arc(step, machine, index, named)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-labelledby="drawing-${id}" font-family="sans-serif"><title id="drawing-${id}">${escaped(title)}: states and who may change them</title><defs>${markers}</defs><rect width="${width}" height="${height}" fill="#ffffff"/>${legend(actors)}${arcs}${boxes}</svg>\n`;
}
