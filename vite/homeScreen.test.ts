/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { homeScreenFiles, homeScreenTags, ICON_FOLDER, iconFiles, manifest } from './homeScreen';

const ICONS = ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-icon'];
const FILES = ['manifest.webmanifest', ...ICONS.map((name) => `home-screen/${name}.png`)];

test('every page names the manifest, the icon of iOS and a colour for each scheme; the build adds manifest and icons', () => {
  expect(homeScreenTags()).toMatchObject([
    { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/home-screen/apple-touch-icon.png' } },
    { tag: 'meta', attrs: { name: 'theme-color', media: '(prefers-color-scheme: light)' } },
    { tag: 'meta', attrs: { name: 'theme-color', media: '(prefers-color-scheme: dark)' } },
  ]);
  expect(homeScreenFiles().map(({ fileName }) => fileName)).toEqual(FILES);
});

test('the manifest and the tags name exactly the files that the build adds', () => {
  const names = homeScreenFiles().map(({ fileName }) => fileName);
  const named = [
    ...manifest.icons.map(({ src }) => src),
    ...homeScreenTags().flatMap(({ attrs }) => attrs['href']?.slice(1) ?? []),
  ];
  expect(named.toSorted()).toEqual(names.toSorted());
});

test.each(iconFiles)('$name is $size pixels wide and high', ({ name, size }) => {
  const png = readFileSync(`${ICON_FOLDER}/${name}`);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});
