import type { TransitionActor, StateMachine, StateTransition } from './state-machines.ts';

const row = 44;
const box = { x: 300, width: 330, height: 28 };
const top = 70;
const width = 960;

/** Line style of each actor, by colour and by dashes for colour-blind readers. */
const lines: Readonly<Record<TransitionActor, { stroke: string; dashes?: string }>> = {
  student: { stroke: '#0b5cad' },
  company: { stroke: '#9a3412', dashes: '7 3' },
  university: { stroke: '#15803d', dashes: '2 3' },
  time: { stroke: '#52525b', dashes: '10 3 2 3' },
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const lineOf = (actor: TransitionActor): string => {
  const { stroke, dashes } = lines[actor];
  return `stroke="${stroke}" fill="none" stroke-width="1.6"${dashes ? ` stroke-dasharray="${dashes}"` : ''}`;
};

/** Merges transitions between the same states by the same actor into one line with all labels. */
function merged(steps: readonly StateTransition[]): StateTransition[] {
  const found = new Map<string, StateTransition>();
  for (const step of steps) {
    const key = [step.from, step.to, step.actor].join('|');
    const before = found.get(key);
    found.set(key, before ? { ...before, text: `${before.text}, ${step.text}` } : step);
  }
  return [...found.values()];
}

/** Unique id per diagram: several diagrams share a page. */
const markerId = (machine: string, actor: TransitionActor): string => `arrow-${machine}-${actor}`;

/** Draws a transition: downwards on the right, upwards or to itself on the left. */
function arc(step: StateTransition, { id, states }: StateMachine, index: number, named: boolean): string {
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

function legend(actors: readonly TransitionActor[]): string {
  return actors
    .map((actor, index) => {
      const x = 40 + index * 150;
      return `<path d="M ${x} 22 h 40" ${lineOf(actor)}/><text x="${x + 48}" y="26" font-size="13" fill="#18181b">${actor}</text>`;
    })
    .join('');
}

/** Renders a state machine as SVG: states as boxes, transitions as lines by actor. */
export function stateDiagram(machine: StateMachine): string {
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
