import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

export const MAX_MEGABYTES = 64;
const MEGABYTE = 1_000_000;

export const isGzip = ([first, second]: Buffer) => first === 0x1f && second === 0x8b;

/** Throws an error for bytes that are not gzip, or that unpack to more than a recording may have. */
export const gunzip = (bytes: Buffer) => gunzipSync(bytes, { maxOutputLength: MAX_MEGABYTES * MEGABYTE });

/** Decodes UTF-16, with or without a byte order mark, or else text in `charset`. The byte order mark is not part of the text. */
export function decodeText(bytes: Buffer, charset = 'utf-8'): string {
  const [first, second] = bytes;
  // Without a mark, the zero byte of a first ASCII letter tells the order.
  const isLowFirst = (first === 0xff && second === 0xfe) || second === 0;
  const isHighFirst = (first === 0xfe && second === 0xff) || first === 0;
  const utf16 = isLowFirst ? 'utf-16le' : 'utf-16be';
  return createDecoder(isLowFirst || isHighFirst ? utf16 : charset).decode(bytes);
}

function createDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
};

/** Decompresses a recorded body. Most tools have already decompressed it, but keep the header. Null for truncated gzip. */
export function decompress(bytes: Buffer, encoding: string): Buffer | null {
  try {
    return isGzip(bytes) ? gunzip(bytes) : (DECODERS[encoding]?.(bytes) ?? bytes);
  } catch {
    return isGzip(bytes) ? null : bytes;
  }
}
