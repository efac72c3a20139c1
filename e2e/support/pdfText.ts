import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the text of each page of a PDF, without white space. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    pages.push(text.replaceAll(/\s/g, ''));
  }
  return pages;
}
