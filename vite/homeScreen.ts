import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { site } from '../src/site.ts';

/** The file name of the web manifest. */
const MANIFEST = 'manifest.webmanifest';

/** The header's colour in each colour scheme, and the colour of a light page: `frame` and `page` in src/styles/_tokens.scss. */
export const HOME_SCREEN_COLORS = { light: '#232f47', dark: '#172033', background: '#f4efe5' };

type Tag = { tag: 'link' | 'meta'; attrs: Record<string, string> };

/** The tags of a page that can be put on the home screen (rule: home-screen-icon). */
export function homeScreenTags(): Tag[] {
  const themeColor = (scheme: 'light' | 'dark'): Tag => ({
    tag: 'meta',
    attrs: {
      name: 'theme-color',
      content: HOME_SCREEN_COLORS[scheme],
      media: `(prefers-color-scheme: ${scheme})`,
    },
  });
  return [
    { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/home-screen/apple-touch-icon.png' } },
    themeColor('light'),
    themeColor('dark'),
  ];
}

/** The icons and the drawing from which `npx tsx scripts/icons.ts` makes them. */
export const ICON_FOLDER = 'src/styles/home-screen';

/**
 * The size is the width and height in pixels. `rounded`: a square with round corners. `square`: for iOS, which rounds the
 * corners. `maskable`: the system may cut any shape out of it.
 */
export const iconFiles = [
  { name: 'icon-192.png', size: 192, shape: 'rounded' },
  { name: 'icon-512.png', size: 512, shape: 'rounded' },
  { name: 'maskable-512.png', size: 512, shape: 'maskable' },
  { name: 'apple-touch-icon.png', size: 180, shape: 'square' },
] as const;

/**
 * The web manifest. Its addresses are relative, because a build for QA may be served from any folder. `minimal-ui` keeps the
 * Back button and reloading; where a browser does not know it, as on iOS, the icon opens the browser.
 */
export const manifest = {
  name: site.fullName,
  short_name: site.name,
  start_url: '.',
  scope: '.',
  display: 'minimal-ui',
  background_color: HOME_SCREEN_COLORS.background,
  theme_color: HOME_SCREEN_COLORS.light,
  icons: iconFiles
    .filter(({ shape }) => shape !== 'square')
    .map(({ name, size, shape }) => ({
      src: `home-screen/${name}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: shape === 'maskable' ? 'maskable' : 'any',
    })),
};

/** The manifest and the icons. `fileName` is the address without the first '/'. */
export function homeScreenFiles(): { fileName: string; source: string | Uint8Array }[] {
  const icons = iconFiles.map(({ name }) => ({
    fileName: `home-screen/${name}`,
    source: readFileSync(`${ICON_FOLDER}/${name}`),
  }));
  return [{ fileName: MANIFEST, source: `${JSON.stringify(manifest, null, 2)}\n` }, ...icons];
}

/** Adds the manifest and the icons for the home screen, and the tags that name them. */
export function homeScreen(): Plugin {
  return {
    name: 'home-screen',
    transformIndexHtml: () =>
      homeScreenTags().map((tag) => Object.assign(tag, { injectTo: 'head' as const })),
    generateBundle() {
      for (const file of homeScreenFiles()) this.emitFile({ type: 'asset', ...file });
    },
    configureServer({ middlewares }) {
      for (const { fileName, source } of homeScreenFiles())
        middlewares.use(`/${fileName}`, (_request, response) => response.end(source));
    },
  };
}
