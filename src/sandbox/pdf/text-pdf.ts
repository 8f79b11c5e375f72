/** A text to print, in the characters of Western European languages. */
export interface PrintedText {
  title: string;
  paragraphs: readonly string[];
}

/** Of A4, in points. */
const page = { width: 595, height: 842, margin: 62 };

/** Sizes in points. */
const body = { size: 10, leading: 15 };
const heading = { size: 14, leading: 22 };

/** Characters of a font of equal widths (0.6 of its size) that fit between the margins. */
function lineLength({ size }: { size: number }): number {
  return Math.floor((page.width - 2 * page.margin) / (0.6 * size));
}

/** Characters of WinAnsiEncoding that Latin-1 does not have at the same place. */
const winAnsi: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

function code(character: string): string {
  const number = winAnsi[character] ?? character.codePointAt(0) ?? 0;
  const printable = (number >= 0x20 && number < 0x7f) || (number >= 0x80 && number <= 0xff);
  return printable ? String.fromCharCode(number) : '?';
}

/** A string of PDF: brackets and backslashes have a backslash before them. */
function literal(text: string): string {
  const encoded = [...text.normalize('NFC')].map(code).join('');
  return `(${encoded.replace(/[\\()]/g, '\\$&')})`;
}

/** Lines of at most so many characters, broken between words where there are any. */
function wrapped(paragraph: string, length: number): string[] {
  const lines = [''];
  for (const word of paragraph.split(/\s+/)) {
    const pieces = word.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [];
    for (const piece of pieces) {
      const last = lines.at(-1) ?? '';
      if (last === '') lines[lines.length - 1] = piece;
      else if (last.length + piece.length < length) lines[lines.length - 1] = `${last} ${piece}`;
      else lines.push(piece);
    }
  }
  return lines;
}

interface Line {
  text: string;
  font: 'F1' | 'F2';
  size: number;
  leading: number;
}

function linesOf({ title, paragraphs }: PrintedText): Line[] {
  return [
    ...wrapped(title, lineLength(heading)).map((text): Line => ({ text, font: 'F2', ...heading })),
    ...paragraphs.flatMap((paragraph) =>
      ['', ...wrapped(paragraph, lineLength(body))].map((text): Line => ({ text, font: 'F1', ...body })),
    ),
  ];
}

/** Lines divided into pages: as many as fit between the margins. */
function pagesOf(lines: readonly Line[]): Line[][] {
  const pages: Line[][] = [[]];
  let used = 0;
  for (const line of lines) {
    if (used + line.leading > page.height - 2 * page.margin) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(line);
    used += line.leading;
  }
  return pages;
}

function contentOf(lines: readonly Line[]): string {
  const shown = lines.map(
    ({ text, font, size, leading }) => `/${font} ${size} Tf ${leading} TL T* ${literal(text)} Tj`,
  );
  return ['BT', `${page.margin} ${page.height - page.margin} Td`, ...shown, 'ET'].join('\n');
}

/** Prints text on as many A4 pages as it needs; characters of other scripts become question marks. */
export function textPdf(text: PrintedText): Uint8Array {
  const pages = pagesOf(linesOf(text));
  const pageId = (index: number): number => 6 + 2 * index;
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageId(index)} 0 R`).join(' ')}] >>`,
    font('Courier'),
    font('Courier-Bold'),
    `<< /Title ${literal(text.title)} >>`,
    ...pages.flatMap((lines, index) => {
      const content = contentOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${pageId(index) + 1} 0 R` +
          ' /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  // Four bytes above 127 tell programs that the file is not plain text.
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>`;
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}${trailer}`;
  return Buffer.from(`${file}${table}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}
