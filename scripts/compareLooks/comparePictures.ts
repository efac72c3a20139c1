import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** Pixels with another colour, and pixels that only one of the pictures has. */
  pixels: number;
  /** The size of the smallest picture that both fit in. */
  width: number;
  height: number;
  /** The first row with a difference, and the row after the last one. */
  top: number;
  bottom: number;
  /** A PNG of that size, transparent but for the pixels that differ. */
  mask: Buffer;
}

/** A colour that no story has. */
const OUTSIDE = Buffer.from([255, 0, 255, 255]);

/** The same picture, extended to the right and below to this size. */
function padTo(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const padded = new PNG({ width, height });
  padded.data.fill(OUTSIDE);
  PNG.bitblt(picture, padded, 0, 0, picture.width, picture.height, 0, 0);
  return padded;
}

const isRowMarked = ({ data, width }: PNG, row: number): boolean =>
  data.subarray(row * width * 4, (row + 1) * width * 4).some((byte) => byte !== 0);

/**
 * A browser does not always draw the edge of a rounded corner alike: up to this many pixels then differ, each by a few steps of
 * a colour that nobody sees.
 */
const NOISE = { pixels: 16, threshold: 0.05 };

/**
 * Compares two PNG files pixel by pixel; null if they show the same. Apart from the noise above it has no tolerance: the same
 * browser draws both pictures on the same machine, so any other difference comes from the code.
 */
export function comparePictures(before: Buffer, after: Buffer): Difference | null {
  // The browser writes equal pictures as equal files. Most are equal, and decoding them would take most of the time.
  if (before.equals(after)) return null;
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [left, right] = pictures.map((picture) => padTo(picture, width, height).data);
  if (left === undefined || right === undefined) return null;
  const mask = new PNG({ width, height });
  const pixels = pixelmatch(left, right, mask.data, width, height, {
    threshold: 0,
    includeAA: true,
    diffMask: true,
    diffColor: [255, 0, 160],
  });
  const isVisible = () =>
    pixels > NOISE.pixels ||
    pixelmatch(left, right, undefined, width, height, { threshold: NOISE.threshold, includeAA: true }) > 0;
  if (pixels === 0 || !isVisible()) return null;
  let top = 0;
  while (!isRowMarked(mask, top)) top += 1;
  let bottom = height;
  while (!isRowMarked(mask, bottom - 1)) bottom -= 1;
  return { pixels, width, height, top, bottom, mask: PNG.sync.write(mask) };
}
