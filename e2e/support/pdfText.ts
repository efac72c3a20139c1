import { inflateSync } from 'node:zlib';

/** The numbered objects of a PDF as Chromium writes it, each with its stream unpacked. */
function objectsOf(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const raw = pdf.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const { 1: id = '', index } of raw.matchAll(/^(\d+) 0 obj$/gm)) {
    const end = raw.indexOf('\nendobj', index);
    const body = raw.slice(index, end);
    const at = body.search(/stream\r?\n/);
    const head = at < 0 ? body : body.slice(0, at);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const start = index + body.indexOf('\n', at) + 1;
    const packed = at < 0 ? Buffer.alloc(0) : pdf.subarray(start, start + length);
    const isPacked = head.includes('/FlateDecode');
    objects.set(id, { head, stream: (isPacked ? inflateSync(packed) : packed).toString('latin1') });
  }
  return objects;
}

const hexOf = (code: string) => Number.parseInt(code, 16);
const textOfHex = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(hexOf(code))).join('');

/** How many hexadecimal digits a glyph's code has, and what each stands for. */
type Font = { digits: number; characters: Map<number, string> };

function readFont(map: string): Font {
  const characters = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      characters.set(hexOf(glyph), textOfHex(text));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = hexOf(first); glyph <= hexOf(last); glyph += 1)
        characters.set(glyph, String.fromCharCode(hexOf(text) + glyph - hexOf(first)));
  return { digits: /begincodespacerange\s<(\w+)>/.exec(map)?.[1]?.length ?? 4, characters };
}

function textOf(contents: string, fonts: Map<string, Font>): string {
  let { digits, characters }: Font = { digits: 4, characters: new Map() };
  let text = '';
  for (const [, name, hex = ''] of contents.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)> Tj/g)) {
    if (name !== undefined) ({ digits, characters } = fonts.get(name) ?? { digits, characters });
    for (let at = 0; at < hex.length; at += digits)
      text += characters.get(hexOf(hex.slice(at, at + digits))) ?? '';
  }
  return text.replaceAll(/\s/g, '');
}

/** The text of each page of a PDF that Chromium has printed, in the order in which it was drawn, without its spaces. */
export function pagesOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const referred = (head: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '') ?? { head: '', stream: '' };
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const fonts = [...head.matchAll(/\/(F\d+) \d+ 0 R/g)].map(({ 1: name = '' }) => {
        const map = referred(referred(head, name).head, 'ToUnicode');
        return [name, readFont(map.stream)] as const;
      });
      return textOf(referred(head, 'Contents').stream, new Map(fonts));
    });
}
