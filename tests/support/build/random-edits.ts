import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isPair, isScalar, isSeq, parseDocument, type Document, type Scalar, visit } from 'yaml';
import { messageIds } from '#core/i18n/messages.ts';
import { edit } from './changed-brand.ts';
import { randomNumbers } from './covering-rows.ts';
import { switches } from './switch-brands.ts';

/** A whole number below a bound. */
type Draw = (bound: number) => number;

/** Draws that are the same for the same seed. */
export function drawFrom(seed: number): Draw {
  const random = randomNumbers(seed);
  return (bound) => Math.floor(random() * bound);
}

function pick<T>(values: readonly T[], draw: Draw): T {
  const value = values[draw(values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
}

/** Files of a folder of a brand, with absolute paths. */
const filesIn = (folder: string, ...parts: string[]): string[] => {
  const path = join(folder, ...parts);
  return existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];
};

function editSettings(folder: string, change: (document: Document) => string): string {
  const file = join(folder, 'brand.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  const what = change(document);
  writeFileSync(file, document.toString());
  return what;
}

/** The texts in a brand file that are written for people. */
function textsOf(document: Document): Scalar<string>[] {
  const texts: Scalar<string>[] = [];
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && node.value.includes(' ')) texts.push(node as Scalar<string>);
    },
  });
  return texts;
}

/** The edits: each changes one thing in the folder of a brand, and says what. */
const edits: readonly ((folder: string, draw: Draw) => string)[] = [
  function changeSwitch(folder, draw) {
    const [path, values] = pick([...switches()], draw);
    return editSettings(folder, (document) => {
      const value = path.startsWith('campos.') ? { visible: draw(2) === 1 } : pick(values, draw);
      document.setIn(path.split('.'), document.createNode(value, { flow: true }));
      return `${path}: ${JSON.stringify(value)}`;
    });
  },
  function changeText(folder, draw) {
    return editSettings(folder, (document) => {
      const text = pick(textsOf(document), draw);
      text.value += ` ${draw(100)}`;
      return text.value;
    });
  },
  function changeColour(folder, draw) {
    return editSettings(folder, (document) => {
      const value = `#${[0, 0, 0].map(() => (20 + draw(90)).toString(16).padStart(2, '0')).join('')}`;
      document.setIn(['colores', pick(['primario', 'secundario'], draw)], value);
      return value;
    });
  },
  function removeSetting(folder, draw) {
    return editSettings(folder, (document) => {
      const { contents } = document;
      const pairs = isMap(contents) ? contents.items.filter(isPair) : [];
      const { key } = pick(pairs, draw);
      const name = isScalar(key) ? String(key.value) : '';
      document.delete(name);
      return `without ${name}`;
    });
  },
  function reverseList(folder, draw) {
    return editSettings(folder, (document) => {
      const lists: { items: unknown[] }[] = [];
      visit(document, { Seq: (_, node) => void (isSeq(node) && node.items.length > 1 && lists.push(node)) });
      const list = pick(lists, draw);
      list.items.reverse();
      return `reversed ${JSON.stringify(list)}`;
    });
  },
  function changeWording(folder, draw) {
    const id = pick(messageIds, draw);
    const file = pick(filesIn(folder, 'messages'), draw);
    edit(file, (text) =>
      text.includes(`${id}:`)
        ? text.replace(new RegExp(`^${id}:.*\n`, 'm'), '')
        : `${text}${id}: Texto ${draw(100)}\n`,
    );
    return `${file}: ${id}`;
  },
  function changeContent(folder, draw) {
    const file = pick(filesIn(folder, 'content'), draw);
    edit(file, (text) => `${text.trimEnd()}\n\nUna frase más, la ${draw(100)}.\n`);
    return file;
  },
  function changePicture(folder, draw) {
    const pictures = filesIn(folder, 'assets').filter((file) => file.endsWith('.svg'));
    const file = pick(pictures, draw);
    edit(file, (svg) => svg.replace('</svg>', `<path d="M${draw(9)} 1h1v1z" fill="#7b1e3b"/></svg>`));
    return file;
  },
  function changeStyles(folder, draw) {
    const sheets = filesIn(folder, 'assets').filter((file) => file.endsWith('.css'));
    const file = pick(sheets, draw);
    edit(file, (css) => `${css}\n.more-${draw(100)} { color: inherit }\n`);
    return file;
  },
];

/** Makes one random edit in the folder of a brand, which may make the brand invalid. */
export const editAtRandom = (folder: string, draw: Draw): string => pick(edits, draw)(folder, draw);
