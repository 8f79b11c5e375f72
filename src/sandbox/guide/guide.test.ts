import { stages } from '#core/contract/calls/stages.ts';
import { describe, expect, it } from 'vitest';
import { callList, calls } from '#core/contract/calls/index.ts';
import { allStates, moveRefusal } from '../areas/applications/candidacy.ts';
import { stateDiagram } from './state-diagram.ts';
import { stateMachines } from './state-machines.ts';
import { guidePages } from './pages.ts';

const names: ReadonlySet<string> = new Set(callList.map(({ name }) => name));

describe('the server guide', () => {
  it('names only existing calls, in its states and its prose', () => {
    const inSteps = stateMachines.flatMap(({ steps }) => steps.flatMap(({ call }) => call ?? []));
    expect(inSteps.length).toBeGreaterThan(20);
    expect(inSteps.filter((call) => !names.has(call))).toEqual([]);
  });

  it('has exactly the moves that a company may make with a candidacy sent to it', () => {
    const steps = stateMachines.find(({ id }) => id === 'candidacies')?.steps ?? [];
    const own = steps.filter(({ actor }) => actor === 'company');
    const transitions = own.map(({ from, to }) => `${Number.parseInt(from)} ${Number.parseInt(to)}`);
    const possible = allStates
      .filter((from) => from > 2)
      .flatMap((from) =>
        allStates.filter((to) => moveRefusal(from, to, 'empresa') === undefined).map((to) => `${from} ${to}`),
      );
    expect(transitions.sort()).toEqual(possible.sort());
  });

  it('draws every state, and a line for who may change it', () => {
    for (const machine of stateMachines) {
      const picture = stateDiagram(machine);
      expect(machine.states.filter((state) => !picture.includes(`>${state}</text>`))).toEqual([]);
      expect(picture.match(/marker-end/g)?.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('uses different ids in its drawings, since they share a page', () => {
    const ids = [
      ...stateMachines
        .map(stateDiagram)
        .join('')
        .matchAll(/ id="([^"]+)"/g),
    ].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links only to existing pages and pictures', () => {
    const targets = guidePages.flatMap(({ text }) =>
      [...text.matchAll(/\]\((\w+\.(?:md|svg))\)/g)].map(([, it]) => it),
    );
    const there = [
      'conformance.md',
      ...guidePages.map(({ name }) => `${name}.md`),
      ...stateMachines.map(({ id }) => `${id}.svg`),
    ];
    expect(targets.length).toBeGreaterThan(8);
    expect(targets.filter((target) => !there.includes(target ?? ''))).toEqual([]);
  });

  it('begins with ten calls', () => {
    const [first] = guidePages;
    expect(first?.text.match(/^\| \d+ +\| `(GET|POST) /gm)).toHaveLength(10);
    const paths = stages[1].map((name) => calls[name].path);
    expect(paths.filter((path) => !first?.text.includes(path))).toEqual([]);
  });

  it('says when each code is answered, and by which calls', () => {
    const codes = guidePages.find(({ name }) => name === 'codes')?.text ?? '';
    expect(codes).toMatch(/\| 52 \| .*credits.* \| .*inscribirse/);
    expect(codes).not.toMatch(/\| no call \|\n(?=.*\| \d+ \|)/);
  });

  it('lists what other origins must be allowed', () => {
    const text = guidePages.find(({ name }) => name === 'protocol')?.text;
    expect(text).toContain('authorization, content-type, accept-language');
    expect(text).toContain('Accept-Language');
  });
});
