import { explanation } from '#generator/diagnostics/report-text.ts';
import { deprecatedSettings } from '#generator/brands/schema/brand-schema.ts';
import type { Source } from '#generator/brands/source/read-source.ts';
import { editAt, errorAt, type SourceDiagnostic } from '#generator/brands/source/source-file.ts';
import { nodeAt, type SourceMap, type SourceNode } from '#generator/brands/source/source-node.ts';

function withNode(map: SourceMap, [key = '', ...rest]: readonly string[], node: SourceNode): SourceMap {
  const inner = map.entries.get(key);
  const group: SourceMap = inner?.kind === 'map' ? inner : { ...node, kind: 'map', entries: new Map() };
  return {
    ...map,
    entries: new Map([...map.entries, [key, rest.length === 0 ? node : withNode(group, rest, node)]]),
  };
}

function withoutNode(map: SourceMap, [key = '', ...rest]: readonly string[]): SourceMap {
  const inner = map.entries.get(key);
  const entries = new Map(map.entries);
  if (rest.length === 0) entries.delete(key);
  else if (inner?.kind === 'map') entries.set(key, withoutNode(inner, rest));
  return { ...map, entries };
}

const isBeside = (path: readonly string[], use: readonly string[]): boolean =>
  path.slice(0, -1).join('.') === use.slice(0, -1).join('.');

/**
 * The settings of a file under their current names, with a warning at each former one. Where a file has both, the
 * current one counts.
 */
export function withCurrentNames(source: Source): Source {
  let { root } = source;
  if (!root) return source;
  const findings: SourceDiagnostic[] = [];
  for (const { path, use, since } of deprecatedSettings) {
    const node = nodeAt(root, path);
    if (!node?.key) continue;
    const isDouble = nodeAt(root, use) !== undefined;
    const texts = explanation(isDouble ? 'settings.formerBeside' : 'settings.former', {
      name: path.join('.'),
      use: use.join('.'),
      since,
    });
    const repair = !isDouble && isBeside(path, use) && [editAt(node.source, node.key, use.at(-1) ?? '')];
    findings.push({
      ...errorAt(node.source, node.key, 'former-name', { ...texts, ...(repair && { repair }) }),
      severity: 'warning',
    });
    root = withoutNode(root, path);
    if (!isDouble) root = withNode(root, use, node);
  }
  return { root, findings: [...source.findings, ...findings] };
}
