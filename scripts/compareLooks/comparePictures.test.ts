/** @jest-environment node */
import { PNG } from 'pngjs';
import { comparePictures } from './comparePictures';

type Colour = readonly [number, number, number];

const PAPER: Colour = [250, 248, 240];

/** A picture in one colour, except for the pixels of other colours. */
function picture(width: number, height: number, pixels: readonly { x: number; y: number; colour: Colour }[]) {
  const png = new PNG({ width, height });
  const paint = (index: number, colour: Colour) => png.data.set([...colour, 255], index * 4);
  for (let index = 0; index < width * height; index += 1) paint(index, PAPER);
  for (const { x, y, colour } of pixels) paint(y * width + x, colour);
  return PNG.sync.write(png);
}

it('finds no difference between equal pictures, even if the files are compressed differently', () => {
  const plain = picture(8, 8, []);
  const repacked = PNG.sync.write(PNG.sync.read(plain), { deflateLevel: 0 });
  expect(repacked.equals(plain)).toBe(false);
  expect(comparePictures(plain, plain)).toBeNull();
  expect(comparePictures(plain, repacked)).toBeNull();
});

it('finds a single pixel of another colour, and marks only that pixel', () => {
  const after = picture(8, 6, [{ x: 5, y: 3, colour: [220, 218, 210] }]);
  const difference = comparePictures(picture(8, 6, []), after);
  expect(difference).toMatchObject({ pixels: 1, width: 8, height: 6, top: 3, bottom: 4 });
  const { data } = PNG.sync.read(difference?.mask ?? Buffer.alloc(0));
  const marked = Array.from({ length: 8 * 6 }, (_, index) => index).filter((index) => data[index * 4 + 3]);
  expect(marked).toEqual([3 * 8 + 5]);
});

it('finds a step of one colour in many pixels, but takes a few such pixels as noise', () => {
  const withSteps = (count: number) =>
    picture(
      8,
      8,
      Array.from({ length: count }, (_, x) => ({ x: x % 8, y: Math.floor(x / 8), colour: [250, 248, 241] })),
    );
  expect(comparePictures(picture(8, 8, []), withSteps(24))).toMatchObject({ pixels: 24, top: 0, bottom: 3 });
  expect(comparePictures(picture(8, 8, []), withSteps(5))).toBeNull();
});

it('counts the pixels that only one of two pictures of different sizes has', () => {
  const difference = comparePictures(picture(4, 4, []), picture(4, 6, []));
  expect(difference).toMatchObject({ pixels: 8, width: 4, height: 6, top: 4, bottom: 6 });
});
